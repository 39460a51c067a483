import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toFirstDay, toLastDay } from './range-days.ts';

interface Props {
  /** A day, or the instant from which on matches are shown. */
  from: string | undefined;
  /** A day, or the instant before which matches are shown. */
  to: string | undefined;
  /**
   * Called with the first and the last day, both included; undefined where a field is empty. A field that
   * was not changed keeps its instant.
   */
  onApply: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** A form for a range of days, for the menus of periods. */
export function DayRange({ from, to, onApply }: Props) {
  const { t } = useTranslation('filters');
  const firstDay = from === undefined ? undefined : toFirstDay(from);
  const lastDay = to === undefined ? undefined : toLastDay(to);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const first = String(form.get('from') ?? '') || undefined;
    const last = String(form.get('to') ?? '') || undefined;
    const isReversed = first !== undefined && last !== undefined && first > last;
    if (isReversed) onApply({ from: last, to: first });
    else onApply({ from: first === firstDay ? from : first, to: last === lastDay ? to : last });
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
        defaultValue={firstDay}
      />
      <label className="form-label" htmlFor="period-to">
        {t('period.to')}
      </label>
      <input
        id="period-to"
        name="to"
        type="date"
        className="form-control form-control-sm"
        defaultValue={lastDay}
      />
      <button type="submit" className="btn btn-primary btn-sm">
        {t('period.apply')}
      </button>
    </form>
  );
}
