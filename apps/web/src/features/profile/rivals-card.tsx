import './rivals.scss';
import type { PlayedWithRow } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { pickRivals } from './pick-rivals.ts';
import { duelsQuery } from './profile-queries.ts';
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
          const formatKills = (kills: number, deaths: number) =>
            t('rivals.kills', { n: format.number(kills), other: format.number(deaths) });
          return (
            <dl className="rivals">
              <Rival title={t('rivals.nemesis')} rival={nemesis}>
                {nemesis && formatKills(nemesis.deaths, nemesis.kills)}
              </Rival>
              <Rival title={t('rivals.victim')} rival={victim}>
                {victim && formatKills(victim.kills, victim.deaths)}
              </Rival>
              <Rival title={t('rivals.best')} rival={bestPartner}>
                {bestPartner && <RateText rate={bestPartner.together} withRange />}
              </Rival>
              <Rival title={t('rivals.worst')} rival={worstPartner}>
                {worstPartner && <RateText rate={worstPartner.together} withRange />}
              </Rival>
            </dl>
          );
        }}
      </QueryState>
    </section>
  );
}

interface RivalProps {
  title: string;
  rival: { player: PlayedWithRow['player'] } | null;
  /** The figure that makes them remarkable. */
  children: ReactNode;
}

function Rival({ title, rival, children }: RivalProps) {
  const { t } = useTranslation('profile');
  const { id } = useProfile();
  return (
    <div className="rival">
      <dt>{title}</dt>
      {rival === null ? (
        <dd className="muted">{t('rivals.none')}</dd>
      ) : (
        <dd>
          <span className="rival-name">
            <PlayerAvatar id={rival.player.id} />
            <Link className="row-link" to={paths.user(rival.player.id)}>
              {rival.player.nickname}
            </Link>
          </span>
          <Link className="rival-figure" to={paths.versus({ players: `${id},${rival.player.id}` })}>
            {children}
          </Link>
        </dd>
      )}
    </div>
  );
}
