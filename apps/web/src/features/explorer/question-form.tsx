import { type DimensionName, dimensions, dimensionsOf } from '@scrapboard/questions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { supportsPlayerComparison } from '../../answers/explorer-question.ts';
import {
  DEFAULT_MEASURE,
  EXPLORER_PART_KINDS,
  type ExplorerSearch,
} from '../../answers/explorer-search.ts';
import { readMeasure, writeMeasure } from '../../answers/fact-measure.ts';
import { findIncompatibility } from '../../answers/find-incompatibility.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { measureGroups } from './measure-groups.ts';
import { PeersField } from './peers-field.tsx';
import { useIncompatibilityText } from './use-incompatibility-text.ts';

interface Props {
  state: QuestionFilters<ExplorerSearch>;
}

const allDimensions = Object.keys(dimensions) as DimensionName[];

/**
 * The form of a question: a measure, up to two dimensions, and for parts their kind. Choices that do not fit are
 * disabled, with the reason.
 */
export function QuestionForm({ state }: Props) {
  const { t } = useTranslation(['explorer', 'questions']);
  const keyText = useKeyText();
  const incompatibilityText = useIncompatibilityText();
  const id = useId();
  const { measure, by, split, kind } = state.pageSearch;
  const withReason = (text: string, incompatibility: ReturnType<typeof findIncompatibility>) =>
    incompatibility === null ? text : `${text} (${incompatibilityText(incompatibility)})`;
  return (
    <fieldset className="explorer-form">
      <legend className="visually-hidden">{t('explorer:form.label')}</legend>
      <div>
        <label className="form-label" htmlFor={`${id}measure`}>
          {t('explorer:form.measure')}
        </label>
        <select
          id={`${id}measure`}
          className="form-select"
          value={writeMeasure(measure)}
          aria-describedby={`${id}facts`}
          onChange={({ target }) =>
            state.set({
              measure: readMeasure(target.value) ?? DEFAULT_MEASURE,
              across: undefined,
              sort: undefined,
            })
          }
        >
          {measureGroups.map(({ group, measures }) => (
            <optgroup key={group} label={t(`explorer:groups.${group}`)}>
              {measures.map((choice) => {
                const incompatibility = findIncompatibility(choice, [by, split]);
                return (
                  <option
                    key={writeMeasure(choice)}
                    value={writeMeasure(choice)}
                    disabled={incompatibility !== null}
                  >
                    {withReason(t(`questions:measures.${choice.name}`), incompatibility)}
                  </option>
                );
              })}
            </optgroup>
          ))}
        </select>
        <p className="form-text" id={`${id}facts`}>
          {t(`explorer:facts.${measure.facts}`)}
        </p>
      </div>
      <DimensionSelect
        id={`${id}by`}
        label={t('explorer:form.by')}
        emptyText={t('explorer:form.byNothing')}
        value={by}
        incompatibilityOf={(name) => findIncompatibility(measure, [name])}
        withReason={withReason}
        names={sortDimensions(measure.facts)}
        onChoose={(name) =>
          state.set({
            by: name ?? split,
            split: name === undefined || name === split ? undefined : split,
            sort: undefined,
          })
        }
      />
      <div>
        <DimensionSelect
          id={`${id}split`}
          label={t('explorer:form.split')}
          emptyText={t('explorer:form.splitNothing')}
          value={split}
          isDisabled={by === undefined}
          incompatibilityOf={(name) => findIncompatibility(measure, [by, name])}
          withReason={withReason}
          names={sortDimensions(measure.facts)}
          onChoose={(name) => state.set({ split: name, sort: undefined })}
        />
        {split !== undefined && (
          <p className="form-text">
            <Link to={state.href({ by: split, split: by })} preventScrollReset>
              {t('explorer:form.swap')}
            </Link>
          </p>
        )}
      </div>
      {measure.facts === 'parts' && (
        <div>
          <label className="form-label" htmlFor={`${id}kind`}>
            {t('questions:dimensions.partKind')}
          </label>
          <select
            id={`${id}kind`}
            className="form-select"
            value={kind ?? ''}
            onChange={({ target }) =>
              state.set({ kind: EXPLORER_PART_KINDS.find((name) => name === target.value) })
            }
          >
            <option value="">{t('explorer:form.allKinds')}</option>
            {EXPLORER_PART_KINDS.map((name) => (
              <option key={name} value={name}>
                {keyText('partKind', name)}
              </option>
            ))}
          </select>
          {kind === undefined && by !== 'part' && (
            <p className="form-text">{t('explorer:form.severalParts')}</p>
          )}
        </div>
      )}
      {supportsPlayerComparison(state.pageSearch) && <PeersField state={state} />}
    </fieldset>
  );
}

/** Returns all dimensions, those of a table first. */
function sortDimensions(facts: Parameters<typeof dimensionsOf>[0]): DimensionName[] {
  const fittingDimensions = dimensionsOf(facts);
  return [
    ...fittingDimensions,
    ...allDimensions.filter((name) => !fittingDimensions.includes(name)),
  ];
}

interface DimensionSelectProps {
  id: string;
  label: string;
  emptyText: string;
  value: DimensionName | undefined;
  isDisabled?: boolean;
  names: readonly DimensionName[];
  incompatibilityOf: (name: DimensionName) => ReturnType<typeof findIncompatibility>;
  withReason: (text: string, incompatibility: ReturnType<typeof findIncompatibility>) => string;
  onChoose: (name: DimensionName | undefined) => void;
}

function DimensionSelect(props: DimensionSelectProps) {
  const {
    id,
    label,
    emptyText,
    value,
    isDisabled,
    names,
    incompatibilityOf,
    withReason,
    onChoose,
  } = props;
  const { t } = useTranslation('questions');
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(names.find((name) => name === target.value))}
      >
        <option value="">{emptyText}</option>
        {names.map((name) => {
          const incompatibility = incompatibilityOf(name);
          return (
            <option key={name} value={name} disabled={incompatibility !== null}>
              {withReason(t(`dimensions.${name}`), incompatibility)}
            </option>
          );
        })}
      </select>
    </div>
  );
}
