import './questions.scss';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DayRange } from '../filters/day-range.tsx';
import { MenuLink } from '../menu-entries.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { PageDataSummary } from './page-data-summary.tsx';
import { PERIODS } from './period.ts';
import { QuestionFilterPanel } from './question-filter-panel.tsx';
import {
  CARRY_FILTERS,
  DEFAULT_PERIOD,
  LIST_FILTERS,
  type QuestionSearch,
  RANGE_FILTERS,
} from './question-filters.ts';
import { type ActiveFilter, useActiveFilters } from './use-active-filters.ts';
import type { QuestionFilters } from './use-question-filters.ts';
import { useSeasonsText } from './use-seasons-text.ts';

interface Props {
  state: QuestionFilters;
  /** The page’s heading. */
  heading: ReactNode;
  /** What the page is about beyond its filters, such as “Clan Wars only”. */
  note?: ReactNode;
  /** Further buttons, after those of the filters. */
  actions?: ReactNode;
}

/** The top of a page of questions: its heading, a summary of its data, its period and its filters. */
export function QuestionFilterBar({ state, heading, note, actions }: Props) {
  const { t } = useTranslation(['filters', 'questions']);
  const [isOpen, setIsOpen] = useState(false);
  const active = useActiveFilters(state);
  return (
    <>
      <div className="page-header">
        <div>
          {heading}
          <PageDataSummary state={state} />
          {note !== undefined && <p className="card-note">{note}</p>}
        </div>
        <div className="page-actions">
          <QuestionPeriodMenu state={state} />
          <button
            type="button"
            className="btn btn-surface"
            aria-expanded={isOpen}
            aria-controls="question-filters"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="filter" />
            {t('filters:filter.button')}
            {active.length > 0 && <span className="count">{active.length}</span>}
          </button>
          {actions}
        </div>
      </div>
      <section id="question-filters" aria-label={t('filters:filter.button')} hidden={!isOpen}>
        {isOpen && <QuestionFilterPanel state={state} />}
      </section>
      <Chips state={state} active={active} />
    </>
  );
}

function QuestionPeriodMenu({ state }: { state: QuestionFilters }) {
  const { t } = useTranslation(['questions', 'filters']);
  const { search, page, href, set } = state;
  const current = search.period ?? page.period ?? DEFAULT_PERIOD;
  const seasons = useSeasonsText(search);
  const hrefOf = (change: Partial<QuestionSearch>) => href(change);
  return (
    <Menu
      className="btn btn-surface menu-toggle"
      toggle={
        <>
          <Icon name="calendar" />
          <span className="visually-hidden">{`${t('filters:period.label')}: `}</span>
          {(current === 'all' && seasons) || t(`questions:period.${current}`)}
          <Icon name="chevronDown" />
        </>
      }
    >
      {(close) => (
        <>
          {PERIODS.map((period) => (
            <MenuLink
              key={period}
              to={hrefOf({ period })}
              preventScrollReset
              isCurrent={current === period}
            >
              {t(`questions:period.${period}`)}
            </MenuLink>
          ))}
          <hr className="dropdown-divider" />
          <DayRange
            from={search.from}
            to={search.to}
            onApply={({ from, to }) => {
              close();
              const isOpenEnded = from === undefined && to === undefined;
              const change = isOpenEnded
                ? { period: 'all' as const }
                : { period: 'custom' as const, from, to };
              set(change);
            }}
          />
        </>
      )}
    </Menu>
  );
}

interface ChipsProps {
  state: QuestionFilters;
  active: readonly ActiveFilter[];
}

/** The active filters, each with a link that removes it. */
function Chips({ state, active }: ChipsProps) {
  const { t } = useTranslation('filters');
  if (active.length === 0) return null;
  const hrefOf = (change: Partial<QuestionSearch>) => state.href(change);
  const singleValueFilters = ['minPowerScore', 'maxPowerScore', 'party'] as const;
  const names = [...LIST_FILTERS, ...CARRY_FILTERS, ...RANGE_FILTERS, ...singleValueFilters];
  return (
    <ul className="chips" aria-label={t('filter.active')}>
      {active.map(({ id, text, removal }) => (
        <li key={id}>
          <Link className="chip" to={hrefOf(removal)} preventScrollReset>
            <span className="visually-hidden">{t('filter.remove', { name: '' })}</span>
            {text}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            className="chip-clear"
            to={hrefOf(Object.fromEntries(names.map((name) => [name, undefined])))}
            preventScrollReset
          >
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
