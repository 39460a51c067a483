import type { PlayerSpeedRun, SpeedRunBoardParams } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { PlayerRunsFailure } from './player-runs-failure.tsx';
import { playerRunsQuery } from './speed-run-queries.ts';
import type { RunFilters } from './speed-run-search.ts';
import { useRunFormat } from './use-run-format.ts';

interface Props {
  params: SpeedRunBoardParams;
  filters: RunFilters;
  chosenPlayer: ChosenPlayer;
}

/** The chosen player's best run of the raid, its rank, and the rank of a run one second faster. */
export function ChosenPlayerStrip({ params, filters, chosenPlayer }: Props) {
  const { t } = useTranslation('speed-runs');
  const { data, error, refetch } = useQuery(playerRunsQuery(chosenPlayer.id, filters, params));
  if (error !== null && data === undefined)
    return <PlayerRunsFailure failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <div className="speed-run-own" />;
  const [run] = data.raids;
  return (
    <div className="speed-run-own">
      <Icon name="watch" />
      <p>
        <strong>{t(chosenPlayer.isOwn ? 'own.you' : 'own.player')}</strong>{' '}
        {run === undefined ? t('own.none') : <RankSummary run={run} />}
      </p>
      {run !== undefined && (
        <Link className="speed-run-own-link" to={paths.match(run.best.id)}>
          {t('own.match')}
        </Link>
      )}
    </div>
  );
}

function RankSummary({ run }: { run: PlayerSpeedRun }) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  const { best, rank, total, runs, record, rankOneSecondFaster, toNextRank } = run;
  const ranksGained = rank - rankOneSecondFaster;
  const sentences = [
    t('own.best', {
      count: runs,
      time: runFormat.time(best.seconds),
      n: format.number(runs),
      rank: format.number(rank),
      of: format.number(total),
    }),
    ...(rank === 1 || toNextRank === null
      ? [t('own.first')]
      : [
          t('own.gap', { gap: format.number(best.seconds - record, 1) }),
          t('own.next', { gap: format.number(toNextRank, 1) }),
        ]),
  ];
  return (
    <>
      {sentences.join(' · ')}
      {rank > 1 && (
        <>
          {' · '}
          <Explain stat="oneSecond">
            {ranksGained === 0
              ? t('own.noRank')
              : t('own.oneSecond', {
                  count: ranksGained,
                  n: format.number(ranksGained),
                  rank: format.number(rankOneSecondFaster),
                })}
          </Explain>
        </>
      )}
      {best.witnesses < 2 && ` · ${t('own.unconfirmed')}`}
    </>
  );
}
