import { powerScoreBands } from '@scrapboard/catalogue/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../use-format.ts';
import { changeSearch, type SpeedRunSearch } from './speed-run-search.ts';

/** The upper ends of the bands in which power scores are compared. */
const LIMITS = powerScoreBands.flatMap(({ to }) => (to === null ? [] : [to]));

interface Props {
  search: SpeedRunSearch;
  href: (search: SpeedRunSearch) => string;
}

/** Sets the highest power score that a vehicle of the run may have. */
export function PowerLimit({ search, href }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const navigate = useNavigate();
  const { maxPowerScore: limit = '', ...otherFilters } = search.filters;
  const limits = [...new Set([...LIMITS, ...(limit === '' ? [] : [Number(limit)])])];
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={t('limit.label')}
      value={limit}
      onChange={({ target: { value } }) => {
        const changedFilters =
          value === '' ? otherFilters : { ...otherFilters, maxPowerScore: value };
        void navigate(href(changeSearch(search, { filters: changedFilters })), {
          preventScrollReset: true,
        });
      }}
    >
      <option value="">{t('limit.any')}</option>
      {limits
        .toSorted((a, b) => a - b)
        .map((score) => (
          <option key={score} value={score}>
            {t('limit.upTo', { n: format.number(score) })}
          </option>
        ))}
    </select>
  );
}
