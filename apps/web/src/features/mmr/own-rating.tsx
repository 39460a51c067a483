import type { PlayerRating } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { bandName } from './band-name.ts';
import { playerRatingQuery } from './mmr-queries.ts';
import { type LadderSearch, ladderCodec } from './mmr-search.ts';

interface Props {
  search: LadderSearch;
  ladderPlayer: ChosenPlayer;
  /** The page of the leaderboard with the player. */
  jumpHref: string;
}

/** One player's rating and rank, with links to their row and their history. */
export function OwnRating({ search, ladderPlayer, jumpHref }: Props) {
  const { t } = useTranslation('mmr');
  const { data } = useQuery(playerRatingQuery(ladderPlayer.id, search));
  const ratingText = useRatingText();
  if (data === undefined) return <div className="mmr-own" />;
  const { current } = data;
  return (
    <div className="mmr-own">
      <Icon name="trendingUp" />
      <p>
        <strong>{ladderPlayer.isOwn ? t('own.you') : t('own.player')}</strong>{' '}
        {current === null ? t('own.none') : ratingText(current)}
      </p>
      {current !== null && (
        <span className="mmr-own-links">
          <Link to={jumpHref} preventScrollReset>
            {t('own.jump')}
          </Link>
          <Link
            to={paths.mmrDistribution(ladderCodec.write({ ...search, player: ladderPlayer.id }))}
          >
            {t('own.history')}
          </Link>
        </span>
      )}
    </div>
  );
}

/** Returns a function that describes a player's rating and rank in one line. */
export function useRatingText(): (current: NonNullable<PlayerRating['current']>) => string {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return ({ mmr, uncertainty, status, rank, ranked, percentile, band }) => {
    const rating = t('own.rating', { mmr: format.number(mmr), n: format.number(uncertainty) });
    if (rank === null || percentile === null) return `${rating} · ${t(`own.${status}`)}`;
    const parts = [
      rating,
      t('own.rank', { rank: format.number(rank), of: format.number(ranked) }),
      bandName(band),
      t('own.percentile', { n: format.percentile(percentile) }),
    ];
    return parts.join(' · ');
  };
}
