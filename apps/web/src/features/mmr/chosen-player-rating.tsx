import type { PlayerRating } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { isNotFound } from '../../api-client.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { boardPageOfPlayerQuery } from './board-page-of-player-query.ts';
import { playerRatingQuery } from './mmr-queries.ts';
import { distributionHref, isFiltered, type MmrSearch, mmrHref } from './mmr-search.ts';
import { ratingBandName } from './rating-band-name.ts';

interface Props {
  search: MmrSearch;
  chosenPlayer: ChosenPlayer;
}

/** One player's rating and rank, with links to their row and their history. */
export function ChosenPlayerRating({ search, chosenPlayer }: Props) {
  const { t } = useTranslation('mmr');
  const { id, isOwn } = chosenPlayer;
  const { data, error } = useQuery(playerRatingQuery(id, search));
  const page = useQuery({
    ...boardPageOfPlayerQuery(search, id),
    enabled: data !== undefined,
  }).data;
  const ratingText = useRatingText();
  if (isNotFound(error)) return <p className="mmr-own">{t('own.unknown')}</p>;
  if (data === undefined) return <div className="mmr-own" />;
  const { current } = data;
  const hasFilters = isFiltered(search);
  return (
    <div className="mmr-own">
      <Icon name="trendingUp" />
      <p>
        <strong>{isOwn ? t('own.you') : t('own.player')}</strong>{' '}
        {current === null
          ? t('own.none')
          : ratingText(current, hasFilters ? 'withoutFilters' : 'all')}
      </p>
      {current !== null && (
        <span className="mmr-own-links">
          {page !== undefined && (
            <Link to={mmrHref(page)} preventScrollReset>
              {hasFilters && !isFiltered(page) ? t('own.jumpUnfiltered') : t('own.jump')}
            </Link>
          )}
          <Link to={distributionHref({ ...search, player: id })}>{t('own.history')}</Link>
        </span>
      )}
    </div>
  );
}

/** The texts of ranks: among all players, which is said if the page has filters, or among those who match the filters. */
const RANK_TEXTS = {
  all: 'own.rank',
  withoutFilters: 'own.rankUnfiltered',
  withFilters: 'own.rankFiltered',
} as const;

/** Returns a function that describes a player's rating and rank in one line. */
export function useRatingText(): (
  current: NonNullable<PlayerRating['current']>,
  among?: keyof typeof RANK_TEXTS,
) => string {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return ({ mmr, uncertainty, status, rank, ranked, percentile, band }, among = 'all') => {
    const rating = t('own.rating', { mmr: format.number(mmr), n: format.number(uncertainty) });
    if (rank === null || percentile === null) {
      const isLeftOut = status === 'ranked' && among === 'withFilters';
      return `${rating} · ${isLeftOut ? t('own.leftOut') : t(`own.${status}`)}`;
    }
    const parts = [
      rating,
      t(RANK_TEXTS[among], {
        rank: format.number(rank),
        of: format.number(ranked),
      }),
      ratingBandName(band),
      t('own.percentile', { n: format.percentile(percentile) }),
    ];
    return parts.join(' · ');
  };
}
