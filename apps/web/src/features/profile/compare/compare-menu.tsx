import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { narrow, type Period } from '../../../filters/match-selection.ts';
import { MenuLink } from '../../../menu-items.tsx';
import { useStatus } from '../../../status.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useProfile, useRequestedSearch } from '../use-profile.ts';
import { COMPARISONS, type Comparison, comparedRange } from './compared-range.ts';
import { useComparison, useRangeWords } from './use-comparison.ts';

/** What is offered where the period has no beginning and so nothing before it. */
const OFFERS = [
  ['compare.week', '7d', 'before'],
  ['compare.month', '30d', 'before'],
  ['compare.seasons', 'season', 'season'],
] as const satisfies [string, Period, Comparison][];

/** Selects what the figures of the profile are compared with. */
export function CompareMenu() {
  const { t } = useTranslation('profile');
  const { href } = useProfile();
  const requested = useRequestedSearch();
  const comparison = useComparison();
  const season = useStatus()?.season;
  const words = useRangeWords();
  const ranges = COMPARISONS.flatMap((compare) => {
    const range = comparedRange(requested, compare, new Date(), season);
    return range === undefined ? [] : [{ compare, range }];
  });
  return (
    <Dropdown align="end">
      <Dropdown.Toggle className="btn-surface" bsPrefix="menu-toggle">
        <Icon name="trendingUp" />
        {comparison === undefined
          ? t('compare.button')
          : t('compare.with', { period: comparison.period })}
        <Icon name="chevronDown" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {ranges.map(({ compare, range }) => (
          <Dropdown.Item
            key={compare}
            as={MenuLink}
            to={href({ ...requested, compare })}
            preventScrollReset
            active={requested.compare === compare}
          >
            {t(`compare.${compare}`)}
            <span className="menu-note">{words(range)}</span>
          </Dropdown.Item>
        ))}
        {ranges.length === 0 &&
          OFFERS.map(([text, period, compare]) => (
            <Dropdown.Item
              key={text}
              as={MenuLink}
              to={href({ ...narrow(requested, { period }), compare })}
              preventScrollReset
            >
              {t(text)}
            </Dropdown.Item>
          ))}
        {requested.compare !== 'off' && (
          <>
            <Dropdown.Divider />
            <Dropdown.Item
              as={MenuLink}
              to={href({ ...requested, compare: 'off' })}
              preventScrollReset
            >
              {t('compare.off')}
            </Dropdown.Item>
          </>
        )}
      </Dropdown.Menu>
    </Dropdown>
  );
}
