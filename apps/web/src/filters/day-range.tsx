import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Days or instants. */
  from: string | undefined;
  to: string | undefined;
  /** Called with the first and the last day, both included; undefined where a field is empty. */
  onApply: (days: { from: string | undefined; to: string | undefined }) => void;
}

/** A form for a range of days, for the menus of periods. */
export function DayRange({ from, to, onApply }: Props) {
  const { t } = useTranslation('filters');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const first = String(form.get('from') ?? '') || undefined;
    const last = String(form.get('to') ?? '') || undefined;
    const isReversed = first !== undefined && last !== undefined && first > last;
    onApply(isReversed ? { from: last, to: first } : { from: first, to: last });
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
        defaultValue={from?.slice(0, 10)}
      />
      <label className="form-label" htmlFor="period-to">
        {t('period.to')}
      </label>
      <input
        id="period-to"
        name="to"
        type="date"
        className="form-control form-control-sm"
        defaultValue={to?.slice(0, 10)}
      />
      <button type="submit" className="btn btn-primary btn-sm">
        {t('period.apply')}
      </button>
    </form>
  );
}
