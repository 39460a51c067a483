import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MenuLink } from '../menu-entries.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useFilters } from './filter-context.ts';
import { PERIODS } from './match-selection.ts';
import { usePeriodText } from './use-period-text.ts';

/** Selects a named period, or a range of days. */
export function PeriodMenu() {
  const { t } = useTranslation('filters');
  const { requested, selectionHref } = useFilters();
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
          {PERIODS.map((period) => (
            <MenuLink
              key={period}
              to={selectionHref({ period })}
              preventScrollReset
              current={requested.period === period}
            >
              {t(`period.${period}`)}
            </MenuLink>
          ))}
          <hr className="dropdown-divider" />
          <DayRange onDone={close} />
        </>
      )}
    </Menu>
  );
}

function DayRange({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('filters');
  const { requested, selectionHref } = useFilters();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    let from = String(form.get('from') ?? '') || undefined;
    let to = String(form.get('to') ?? '') || undefined;
    if (from !== undefined && to !== undefined && from > to) [from, to] = [to, from];
    onDone();
    const change = {
      period: from === undefined && to === undefined ? ('all' as const) : ('custom' as const),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    };
    void navigate(selectionHref(change), { preventScrollReset: true });
  };
  return (
    <form className="from-to" onSubmit={submit}>
      <label className="form-label" htmlFor="period-from">
        {t('period.from')}
      </label>
      <input
        id="period-from"
        name="from"
        type="date"
        className="form-control form-control-sm"
        defaultValue={requested.from?.slice(0, 10)}
      />
      <label className="form-label" htmlFor="period-to">
        {t('period.to')}
      </label>
      <input
        id="period-to"
        name="to"
        type="date"
        className="form-control form-control-sm"
        defaultValue={requested.to?.slice(0, 10)}
      />
      <button type="submit" className="btn btn-primary btn-sm">
        {t('period.apply')}
      </button>
    </form>
  );
}
