import { powerScoreBands } from '@scrapboard/catalogue/core';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../../filters/filter-context.ts';
import { useFormat } from '../../use-format.ts';

/** The upper ends of the bands in which power scores are compared. */
const LIMITS = powerScoreBands.flatMap(({ to }) => (to === null ? [] : [to]));

/** Sets the highest power score that a vehicle of the run may have. */
export function PowerLimit() {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const { requested, select } = useFilters();
  const { maxPowerScore: limit = '' } = requested.filters;
  const limits = [...new Set([...LIMITS, ...(limit === '' ? [] : [Number(limit)])])];
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={t('limit.label')}
      value={limit}
      onChange={({ target: { value } }) =>
        select(({ filters: { maxPowerScore: _, ...otherFilters } }) => ({
          filters: value === '' ? otherFilters : { ...otherFilters, maxPowerScore: value },
        }))
      }
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
