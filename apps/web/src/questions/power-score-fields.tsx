import { useTranslation } from 'react-i18next';
import type { QuestionSearch } from './question-filters.ts';

interface Props {
  search: QuestionSearch;
  onChange: (change: Partial<QuestionSearch>) => void;
}

/** The lowest and the highest power score of the vehicles. */
export function PowerScoreFields({ search, onChange }: Props) {
  const { t } = useTranslation('filters');
  return (
    <div className="power-score-filter">
      {(['minPowerScore', 'maxPowerScore'] as const).map((name) => {
        const value = search[name] ?? '';
        const commit = (text: string) => {
          const digits = text.replace(/\D/g, '').slice(0, 6);
          if (digits !== value) onChange({ [name]: digits === '' ? undefined : digits });
        };
        return (
          <div key={name}>
            <label className="form-label" htmlFor={`filter-${name}`}>
              {t(`filter.${name}`)}
            </label>
            <input
              key={value}
              id={`filter-${name}`}
              type="number"
              inputMode="numeric"
              min={0}
              step={500}
              className="form-control"
              defaultValue={value}
              onBlur={(event) => commit(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
            />
          </div>
        );
      })}
    </div>
  );
}
