import { useTranslation } from 'react-i18next';
import { MenuLink } from '../menu-entries.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { DayRange } from './day-range.tsx';
import { useFilters } from './filter-context.ts';
import { MATCH_PERIODS } from './match-selection.ts';
import { usePeriodText } from './use-period-text.ts';

/** Selects a named period, or a range of days. */
export function PeriodMenu() {
  const { t } = useTranslation('filters');
  const { requested, selectionHref, select } = useFilters();
  return (
    <Menu
      className="btn btn-surface menu-toggle"
      toggle={
        <>
          <Icon name="calendar" />
          <span className="visually-hidden">{`${t('period.label')}: `}</span>
          {usePeriodText()}
          <Icon name="chevronDown" />
        </>
      }
    >
      {(close) => (
        <>
          {MATCH_PERIODS.map((period) => (
            <MenuLink
              key={period}
              to={selectionHref({ period })}
              preventScrollReset
              isCurrent={requested.period === period}
            >
              {t(`period.${period}`)}
            </MenuLink>
          ))}
          <hr className="dropdown-divider" />
          <DayRange
            from={requested.from}
            to={requested.to}
            onApply={({ from, to }) => {
              close();
              const change = {
                period:
                  from === undefined && to === undefined ? ('all' as const) : ('custom' as const),
                ...(from !== undefined && { from }),
                ...(to !== undefined && { to }),
              };
              select(change);
            }}
          />
        </>
      )}
    </Menu>
  );
}
