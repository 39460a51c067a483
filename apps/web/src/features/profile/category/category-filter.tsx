import type { Player } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changeSelection, type UrlFilters } from '../../../filters/match-selection.ts';
import { gameName } from '../../../i18n/game-name.ts';
import { useScrollActiveIntoView } from '../../../ui/use-scroll-active-into-view.ts';
import { useFormat } from '../../../use-format.ts';
import { breakdownQuery } from '../profile-queries.ts';
import { useProfile, useRequestedSearch } from '../use-profile.ts';
import { rememberCategory } from './remembered-category.ts';

/**
 * The number of matches per category; a click on one selects only its matches. The choice is
 * remembered for later visits.
 */
export function CategoryFilter({ player }: { player: Player }) {
  return player.options.categories.length < 2 ? null : <CategoryList player={player} />;
}

function CategoryList({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { search, href } = useProfile();
  const requestedSearch = useRequestedSearch();
  const counts = useCategoryCounts(player);
  const selectedCategory = search.filters.category;
  const listRef = useScrollActiveIntoView<HTMLUListElement>(selectedCategory);
  const categoryHref = (category: string | undefined) => {
    // Drops the mode too, because it may belong to another category.
    const { category: _, mode: __, ...otherFilters } = requestedSearch.filters;
    const filters: UrlFilters =
      category === undefined ? otherFilters : { ...otherFilters, category };
    return href(changeSelection(requestedSearch, { filters }));
  };
  const totalMatches = [...counts.values()].reduce((sum, matches) => sum + matches, 0);
  const renderCategory = (category: string | undefined, name: string, matches: number) => (
    <li key={category ?? 'all'}>
      <Link
        className="category-link"
        to={categoryHref(category)}
        preventScrollReset
        aria-current={selectedCategory === category ? 'true' : undefined}
        onClick={() => rememberCategory(category)}
      >
        {name} <span className="category-count">{format.number(matches)}</span>
      </Link>
    </li>
  );
  return (
    <ul ref={listRef} className="category-filter" aria-label={t('categories.label')}>
      {renderCategory(undefined, t('categories.all'), totalMatches)}
      {player.options.categories
        .filter(({ id }) => counts.has(id) || id === selectedCategory)
        .map(({ id, name }) =>
          renderCategory(id, gameName('category', { id, name }), counts.get(id) ?? 0),
        )}
    </ul>
  );
}

/** Returns the number of matches per category, under all filters except category and mode. */
function useCategoryCounts({ id, options }: Player): ReadonlyMap<string, number> {
  const { category: _, mode: __, ...otherFilters } = useProfile().filters;
  const isNarrowed = Object.keys(otherFilters).length > 0;
  const { data } = useQuery({
    ...breakdownQuery(id, otherFilters, 'category'),
    enabled: isNarrowed,
    placeholderData: (previous) => previous,
  });
  // Without filters the counts are already in the options of the filter menus.
  const rows = isNarrowed && data !== undefined ? data.rows : options.categories;
  return new Map(rows.map((row) => [row.id, row.matches]));
}
