import './rivals.scss';
import type { Duel, PlayedWithRow } from '@scrapboard/contract';
import { meanOf } from '@scrapboard/statistics/mean-of';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { pickRivals } from './pick-rivals.ts';
import { duelsQuery } from './profile-queries.ts';
import { toVersusQuery } from './to-versus-query.ts';
import { useProfile } from './use-profile.ts';

/** Who destroyed the player most, whom they destroyed most, and their best and worst partner. */
export function RivalsCard({ playedWith }: { playedWith: readonly PlayedWithRow[] }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { id, filters } = useProfile();
  const query = useQuery(duelsQuery(id, filters));
  const count = query.data?.matches ?? 0;
  return (
    <section className="card" aria-labelledby="rivals">
      <div className="card-top">
        <h2 id="rivals">{t('rivals.title')}</h2>
        {query.data !== undefined && (
          <p className="card-note card-note-wide">
            {t('rivals.note', { count, n: format.number(count) })}
          </p>
        )}
      </div>
      <QueryState query={query} loading={<Skeleton height="6rem" />}>
        {({ duels }) => {
          const { nemesis, victim, bestPartner, worstPartner } = pickRivals(duels, playedWith);
          return (
            <dl className="rivals">
              <Rival stat="nemesis" rival={nemesis}>
                {nemesis && <DuelFigure duel={nemesis} of="deaths" />}
              </Rival>
              <Rival stat="victim" rival={victim}>
                {victim && <DuelFigure duel={victim} of="kills" />}
              </Rival>
              <Rival stat="bestPartner" rival={bestPartner}>
                {bestPartner && <PartnerFigure partner={bestPartner} />}
              </Rival>
              <Rival stat="worstPartner" rival={worstPartner}>
                {worstPartner && <PartnerFigure partner={worstPartner} />}
              </Rival>
            </dl>
          );
        }}
      </QueryState>
    </section>
  );
}

const TITLES = {
  nemesis: 'rivals.nemesis',
  victim: 'rivals.victim',
  bestPartner: 'rivals.best',
  worstPartner: 'rivals.worst',
} as const;

interface RivalProps {
  stat: keyof typeof TITLES;
  rival: { player: PlayedWithRow['player'] } | null;
  /** The figure that makes them remarkable. */
  children: ReactNode;
}

/** A rival or partner, and the figure that makes them remarkable. */
function Rival({ stat, rival, children }: RivalProps) {
  const { t } = useTranslation('profile');
  const { id, filters } = useProfile();
  const title = t(TITLES[stat]);
  return (
    <div className="rival">
      <dt>
        {title} <Explain stat={stat} statName={title} />
      </dt>
      {rival === null ? (
        <dd className="muted">{t('rivals.none')}</dd>
      ) : (
        <dd>
          <span className="rival-name">
            <PlayerAvatar id={rival.player.id} />
            <Link className="row-link" to={paths.player(rival.player.id)}>
              {rival.player.nickname}
            </Link>
          </span>
          <Link
            className="rival-figure"
            to={paths.versus(toVersusQuery([id, rival.player.id], filters))}
          >
            {children}
          </Link>
        </dd>
      )}
    </div>
  );
}

/**
 * How often the player lost their vehicle to the other, or destroyed the other's, and how often per match.
 * @param of what makes the other remarkable
 */
function DuelFigure({ duel, of }: { duel: Duel; of: 'kills' | 'deaths' }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { matches, kills, deaths, squares } = duel;
  const { mean, low, high } = meanOf({ n: matches, sum: duel[of], squares: squares[of] });
  return (
    <>
      {t(of === 'deaths' ? 'rivals.nemesisKills' : 'rivals.victimKills', {
        kills: format.number(kills),
        deaths: format.number(deaths),
      })}
      <span className="row-note">
        {t('rivals.against', { n: format.number(matches) })}
        {low !== null &&
          high !== null &&
          ` · ${t(of === 'deaths' ? 'rivals.lostPerMatch' : 'rivals.destroyedPerMatch', {
            mean: format.number(mean, 2),
            range: `${format.number(Math.max(0, low), 2)}–${format.number(high, 2)}`,
          })}`}
      </span>
    </>
  );
}

/** How often the player wins with another. */
function PartnerFigure({ partner: { together } }: { partner: PlayedWithRow }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <>
      <RateText rate={together} showsRange />
      <span className="row-note">{t('rivals.together', { n: format.number(together.of) })}</span>
    </>
  );
}
