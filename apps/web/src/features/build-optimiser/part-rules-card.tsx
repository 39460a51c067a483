import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormProps } from './form-props.ts';
import { RangeFields } from './range-fields.tsx';
import { groupOf } from './to-request.ts';

/** Parts that builds must or must not have, and the levels of factions that are reached. */
export function PartRulesCard({ search, set, data }: FormProps) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const [text, setText] = useState('');
  const { parts, levels } = search;
  const listed = useMemo(() => data.parts.filter((part) => groupOf(part) !== null), [data.parts]);
  const factions = useMemo(
    () => [...new Set(listed.flatMap(({ faction }) => faction ?? []))].sort(),
    [listed],
  );
  const wanted = text.trim().toLowerCase();
  const named = listed.find(({ name }) => name.toLowerCase() === wanted);
  const add = (range: { min: number } | { max: number }) => {
    if (named === undefined) return;
    set({ parts: { ...parts, [named.id]: range } });
    setText('');
  };
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('parts.heading')}</h2>
      </div>
      <div className="card-body">
        <label className="form-label" htmlFor={`${id}part`}>
          {t('parts.part')}
        </label>
        <input
          id={`${id}part`}
          className="form-control"
          list={`${id}list`}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add({ min: 1 });
          }}
        />
        <datalist id={`${id}list`}>
          {listed.map((part) => (
            <option key={part.id} value={part.name} />
          ))}
        </datalist>
        <div className="optimiser-rule-buttons">
          <button
            type="button"
            className="btn btn-surface btn-sm"
            disabled={named === undefined}
            onClick={() => add({ min: 1 })}
          >
            {t('parts.require')}
          </button>
          <button
            type="button"
            className="btn btn-surface btn-sm"
            disabled={named === undefined}
            onClick={() => add({ max: 0 })}
          >
            {t('parts.forbid')}
          </button>
        </div>
        {Object.entries(parts).map(([part, range]) => {
          const name = data.names.get(part) ?? part;
          return (
            <div key={part} className="optimiser-rule">
              <RangeFields
                label={name}
                range={range}
                onRange={(changed) => set({ parts: { ...parts, [part]: changed } })}
              />
              <button
                type="button"
                className="btn btn-surface btn-sm"
                aria-label={t('parts.remove', { part: name })}
                onClick={() => {
                  const { [part]: _, ...others } = parts;
                  set({ parts: others });
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
                onValue={(level) => {
                  const { [faction]: _, ...others } = levels;
                  set({ levels: level === '' ? others : { ...others, [faction]: Number(level) } });
                }}
              />
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
