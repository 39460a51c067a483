import type { PlayedWith, Player } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { playedWithQuery } from './profile-queries.ts';
import { useProfile } from './use-profile.ts';

/** Returns the players who were most often in the same party, then those on the same team. */
export function findFrequentTeammates({ players }: PlayedWith, count = 3) {
  return players
    .filter((row) => row.together.of > 0)
    .toSorted((a, b) => b.inParty - a.inParty || b.together.of - a.together.of)
    .slice(0, count);
}

/** A player's most frequent teammates in the newest of the selected matches. */
export function Teammates({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { filters } = useProfile();
  const { data } = useQuery({
    ...playedWithQuery(player.id, filters),
    placeholderData: keepPreviousData,
  });
  const countParams = (count: number) => ({ count, n: format.number(count) });
  const teammates = data === undefined ? undefined : findFrequentTeammates(data);
  return (
    <>
      <p className="muted">
        {teammates?.length === 0
          ? t(Object.keys(filters).length > 0 ? 'welcome.noneHere' : 'welcome.none')
          : t('welcome.lead', { name: player.nickname })}
      </p>
      <ul className="teammates">
        {teammates === undefined &&
          [1, 2, 3].map((row) => (
            <li key={row}>
              <Skeleton height="1.5rem" />
            </li>
          ))}
        {teammates?.map((teammate) => (
          <li key={teammate.player.id}>
            <Link to={paths.player(teammate.player.id)}>
              <PlayerAvatar id={teammate.player.id} />
              <span className="name">{teammate.player.nickname}</span>
              <span className="muted small">
                {teammate.inParty > 0
                  ? t('welcome.inParty', countParams(teammate.inParty))
                  : t('welcome.together', countParams(teammate.together.of))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
