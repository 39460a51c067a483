import { useTranslation } from 'react-i18next';
import { changeSelection, type MatchPeriod } from '../../../filters/match-selection.ts';
import { MenuLink } from '../../../menu-entries.tsx';
import { paths } from '../../../paths.ts';
import { useStatus } from '../../../status.ts';
import { COMPARISONS, type Comparison } from '../profile-search.ts';
import { useProfile, useRequestedSearch } from '../use-profile.ts';
import { toComparedRange } from './to-compared-range.ts';
import { useComparison, useRangeFormat } from './use-comparison.ts';

/** Comparisons to suggest if the selected period has no beginning, and so nothing before it. */
const SUGGESTIONS = [
  ['week', '7d', 'before'],
  ['month', '30d', 'before'],
  ['seasons', 'season', 'season'],
] as const satisfies [string, MatchPeriod, Comparison][];

/** The menu items: the periods that the selected one can be compared with. */
export function CompareItems() {
  const { t } = useTranslation('compare');
  const { id, href } = useProfile();
  const requestedSearch = useRequestedSearch();
  const season = useStatus()?.season;
  const formatRange = useRangeFormat();
  const ranges = COMPARISONS.flatMap((compare) => {
    const range = toComparedRange(requestedSearch, compare, new Date(), season);
    return range === undefined ? [] : [{ compare, range }];
  });
  return (
    <>
      {ranges.map(({ compare, range }) => (
        <MenuLink
          key={compare}
          to={href({ ...requestedSearch, compare })}
          preventScrollReset
          isCurrent={requestedSearch.compare === compare}
        >
          {t(compare)}
          <span className="menu-note">{formatRange(range)}</span>
        </MenuLink>
      ))}
      {ranges.length === 0 &&
        SUGGESTIONS.map(([text, period, compare]) => (
          <MenuLink
            key={text}
            to={href({ ...changeSelection(requestedSearch, { period }), compare })}
            preventScrollReset
          >
            {t(text)}
          </MenuLink>
        ))}
      <hr className="dropdown-divider" />
      <MenuLink to={paths.compare({ players: id })}>{t('players')}</MenuLink>
      {requestedSearch.compare !== 'off' && (
        <>
          <hr className="dropdown-divider" />
          <MenuLink to={href({ ...requestedSearch, compare: 'off' })} preventScrollReset>
            {t('off')}
          </MenuLink>
        </>
      )}
    </>
  );
}

/** The period the numbers are compared with, on the menu's button. */
export function ComparedPeriod() {
  const { t } = useTranslation(['profile', 'compare']);
  const comparison = useComparison();
  if (comparison === undefined) return t('profile:compare.button');
  return t('compare:with', { period: comparison.period });
}
