import type { PlayerRating } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { isNotFound } from '../../api-client.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { bandName } from './band-name.ts';
import { playerPageQuery } from './find-player-page.ts';
import { playerRatingQuery } from './mmr-queries.ts';
import { isFiltered, ladderCodec, type MmrSearch, mmrHref } from './mmr-search.ts';

interface Props {
  search: MmrSearch;
  ladderPlayer: ChosenPlayer;
}

/** One player's rating and rank, with links to their row and their history. */
export function OwnRating({ search, ladderPlayer }: Props) {
  const { t } = useTranslation('mmr');
  const { id, isOwn } = ladderPlayer;
  const { data, error } = useQuery(playerRatingQuery(id, search));
  const page = useQuery({ ...playerPageQuery(search, id), enabled: data !== undefined }).data;
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
        {current === null ? t('own.none') : ratingText(current, hasFilters)}
      </p>
      {current !== null && (
        <span className="mmr-own-links">
          {page !== undefined && (
            <Link to={mmrHref(page)} preventScrollReset>
              {hasFilters && !isFiltered(page) ? t('own.jumpUnfiltered') : t('own.jump')}
            </Link>
          )}
          <Link to={paths.mmrDistribution(ladderCodec.write({ ...search, player: id }))}>
            {t('own.history')}
          </Link>
        </span>
      )}
    </div>
  );
}

/**
 * Returns a function that describes a player's rating and rank in one line. With `hasFilters` it says that
 * the rank is the one without filters.
 */
export function useRatingText(): (
  current: NonNullable<PlayerRating['current']>,
  hasFilters?: boolean,
) => string {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  return ({ mmr, uncertainty, status, rank, ranked, percentile, band }, hasFilters = false) => {
    const rating = t('own.rating', { mmr: format.number(mmr), n: format.number(uncertainty) });
    if (rank === null || percentile === null) return `${rating} · ${t(`own.${status}`)}`;
    const parts = [
      rating,
      t(hasFilters ? 'own.rankUnfiltered' : 'own.rank', {
        rank: format.number(rank),
        of: format.number(ranked),
      }),
      bandName(band),
      t('own.percentile', { n: format.percentile(percentile) }),
    ];
    return parts.join(' · ');
  };
}
