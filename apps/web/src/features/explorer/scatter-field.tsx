import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { horizontalMeasureOf } from '../../answers/explorer-question.ts';
import type { ExplorerSearch } from '../../answers/explorer-search.ts';
import { allMeasures, measureDefinition } from '../../answers/fact-measure.ts';
import { findIncompatibility } from '../../answers/find-incompatibility.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useIncompatibilityText } from './use-incompatibility-text.ts';

/** The measure on the horizontal axis of a scatter plot. */
export function ScatterField({ state }: { state: QuestionFilters<ExplorerSearch> }) {
  const { t } = useTranslation(['explorer', 'questions']);
  const incompatibilityText = useIncompatibilityText();
  const id = useId();
  const { measure, by, split } = state.pageSearch;
  const choices = allMeasures().filter(
    (choice) => choice.facts === measure.facts && measureDefinition(choice).unit !== 'instant',
  );
  return (
    <div className="explorer-across">
      <label className="form-label" htmlFor={id}>
        {t('explorer:form.across')}
      </label>
      <select
        id={id}
        className="form-select"
        value={horizontalMeasureOf(state.pageSearch)}
        onChange={({ target }) =>
          state.set({ across: choices.find(({ name }) => name === target.value)?.name })
        }
      >
        {choices.map((choice) => {
          const incompatibility = findIncompatibility(choice, [by, split]);
          const name = t(`questions:measures.${choice.name}`);
          return (
            <option key={choice.name} value={choice.name} disabled={incompatibility !== null}>
              {incompatibility === null
                ? name
                : `${name} (${incompatibilityText(incompatibility)})`}
            </option>
          );
        })}
      </select>
    </div>
  );
}
