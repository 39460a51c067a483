import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../use-format.ts';

/** The choices, in days; a URL may have any other number. */
const ACTIVE_DAYS = ['7', '14'];

interface Props {
  value: string | undefined;
  /** Returns the URL with another number of days; undefined is any time. */
  href: (days: string | undefined) => string;
}

/** Sets within how many days players must have had a rated match. */
export function ActiveWithinSelect({ value = '', href }: Props) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const navigate = useNavigate();
  const choices = new Set([...ACTIVE_DAYS, ...(value === '' ? [] : [value])]);
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={t('active.label')}
      value={value}
      onChange={({ target }) =>
        void navigate(href(target.value || undefined), { preventScrollReset: true })
      }
    >
      <option value="">{t('active.any')}</option>
      {[...choices].map((days) => (
        <option key={days} value={days}>
          {t('active.within', { count: Number(days), n: format.number(Number(days)) })}
        </option>
      ))}
    </select>
  );
}
