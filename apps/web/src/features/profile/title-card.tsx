import type { Player } from '@scrapboard/contract';
import type { ProfileNumbers } from '@scrapboard/contract/profile-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../charts/sparkline.tsx';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { useStatus } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { graphsQuery } from './profile-queries.ts';
import { useProfile } from './use-profile.ts';

/** Uploaded, recorded, rating, and how recent the data is. */
export function TitleCard({ player, profile }: { player: Player; profile: ProfileNumbers }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <section className="card title-card" aria-labelledby="record">
      <div className="card-body">
        <h2 id="record" className="visually-hidden">
          {t('title.heading')}
        </h2>
        <dl className="figures">
          <Figure
            stat="uploaded"
            label={t('title.uploaded')}
            value={format.number(profile.upload_count)}
          />
          <Figure
            stat="recorded"
            label={t('title.recorded')}
            value={format.number(profile.record_count)}
          />
          <Figure stat="mmr" label={t('title.mmr')} value={format.number(profile.mmr)} />
        </dl>
        <RatingTrend />
        <div className="title-foot">
          <Streak streaks={player.streaks} />
          <Updated />
        </div>
      </div>
    </section>
  );
}

interface FigureProps {
  stat: ExplainedStat;
  label: string;
  value: string;
}

function Figure({ stat, label, value }: FigureProps) {
  return (
    <div>
      <dt>
        <Explain stat={stat}>{label}</Explain>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function RatingTrend() {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useQuery(graphsQuery(id, filters));
  const ratings = (data?.form ?? []).flatMap((point) => (point.mmr === null ? [] : [point.mmr]));
  const [first, last] = [ratings[0], ratings.at(-1)];
  const label =
    first === undefined || last === undefined
      ? ''
      : t('title.mmrTrend', { from: format.number(first), to: format.number(last) });
  return <Sparkline values={ratings} label={label} />;
}

function Streak({ streaks }: { streaks: Player['streaks'] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { current, bestWins } = streaks;
  const n = format.number(Math.abs(current));
  const text =
    current > 0
      ? t('title.streakWins', { count: current, n })
      : current < 0
        ? t('title.streakLosses', { count: -current, n })
        : t('title.streakNone');
  return (
    <span>
      {text}
      {bestWins > 0 && (
        <span className="muted">{` · ${t('title.bestStreak', { n: format.number(bestWins) })}`}</span>
      )}
    </span>
  );
}

/** When the newest data was added. */
function Updated() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const updatedAt = useStatus()?.updatedAt;
  if (!updatedAt) return <span className="muted">{t('time.never')}</span>;
  return (
    <span className="muted updated">
      <Icon name="refreshCw" />
      <time dateTime={updatedAt} title={format.utc(updatedAt)}>
        {t('time.updated', { ago: format.ago(updatedAt, now) })}
      </time>
    </span>
  );
}
