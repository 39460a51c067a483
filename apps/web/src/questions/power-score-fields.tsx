import { useTranslation } from 'react-i18next';
import { PowerScoreInput } from '../filters/power-score-input.tsx';
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
        return (
          <div key={name}>
            <label className="form-label" htmlFor={`filter-${name}`}>
              {t(`filter.${name}`)}
            </label>
            <PowerScoreInput
              id={`filter-${name}`}
              value={value}
              onCommit={(digits) => onChange({ [name]: digits === '' ? undefined : digits })}
            />
          </div>
        );
      })}
    </div>
  );
}
