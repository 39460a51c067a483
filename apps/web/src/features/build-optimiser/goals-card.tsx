import { type Term, terms } from '@scrapboard/builds/build-request';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProps } from './form-props.ts';
import { MAX_WEIGHT } from './optimiser-search.ts';

/** The weight of each goal. */
export function GoalsCard({ search, set, data }: FormProps) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const measurements = [...data.measurements.values()];
  const hasData = (term: Term) =>
    (term !== 'damage' && term !== 'winRate') ||
    measurements.some((measurement) => measurement[term] !== null);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('goals.heading')}</h2>
      </div>
      <div className="card-body">
        {terms.map((term) => (
          <div key={term} className="optimiser-goal">
            <label htmlFor={`${id}${term}`}>{t(`term.${term}`)}</label>
            <input
              id={`${id}${term}`}
              type="range"
              className="form-range"
              min={0}
              max={MAX_WEIGHT}
              value={search.weights[term]}
              onChange={({ target }) =>
                set(({ weights }) => ({ weights: { ...weights, [term]: Number(target.value) } }))
              }
            />
            <output htmlFor={`${id}${term}`}>{search.weights[term]}</output>
            {!hasData(term) && <p className="form-text">{t('goals.noData')}</p>}
          </div>
        ))}
        <p className="form-text">{t('goals.hint')}</p>
      </div>
    </section>
  );
}
