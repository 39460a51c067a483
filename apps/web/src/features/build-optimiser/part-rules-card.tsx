import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormProps } from './form-props.ts';
import type { OptimiserSearch } from './optimiser-search.ts';
import { PartField } from './part-field.tsx';
import { RangeFields } from './range-fields.tsx';
import { groupOf } from './to-request.ts';

/** Parts that builds must or must not have, and the levels reached with factions. */
export function PartRulesCard({ search, set, data }: FormProps) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const { parts, levels } = search;
  const factions = useMemo(
    () =>
      [
        ...new Set(
          data.parts.flatMap((part) => (groupOf(part) === null ? [] : (part.faction ?? []))),
        ),
      ].sort(),
    [data.parts],
  );
  const setRange = (part: string, range: OptimiserSearch['parts'][string]) =>
    set((latest) => ({ parts: { ...latest.parts, [part]: range } }));
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('parts.heading')}</h2>
      </div>
      <div className="card-body">
        <PartField
          parts={data.parts}
          label={t('parts.part')}
          actions={[
            { text: t('parts.require'), onPart: (part) => setRange(part, { min: 1 }) },
            { text: t('parts.forbid'), onPart: (part) => setRange(part, { max: 0 }) },
          ]}
        />
        {Object.entries(parts).map(([part, range]) => {
          const name = data.names.get(part) ?? part;
          return (
            <div key={part} className="optimiser-rule">
              <RangeFields
                label={name}
                range={range}
                onRange={(newRange) => setRange(part, newRange)}
              />
              <button
                type="button"
                className="btn btn-surface btn-sm"
                aria-label={t('parts.remove', { part: name })}
                onClick={() => {
                  set(({ parts: { [part]: _, ...others } }) => ({ parts: others }));
                }}
              >
                <Icon name="x" />
              </button>
            </div>
          );
        })}
        <details>
          <summary>{t('parts.levels')}</summary>
          <div className="optimiser-numbers">
            {factions.map((faction) => (
              <NumberInput
                key={faction}
                id={id + faction}
                label={faction}
                value={levels[faction] === undefined ? '' : String(levels[faction])}
                isValid={(level) => /^\d{0,3}$/.test(level)}
                placeholder={t('limits.any')}
                onValueChange={(level) =>
                  set(({ levels: { [faction]: _, ...others } }) => ({
                    levels: level === '' ? others : { ...others, [faction]: Number(level) },
                  }))
                }
              />
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
