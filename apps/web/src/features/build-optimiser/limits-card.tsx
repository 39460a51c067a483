import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import type { FormProps } from './form-props.ts';
import { DEFAULT_COPIES, limitedGroups, pairableGroups } from './optimiser-search.ts';
import { RangeFields } from './range-fields.tsx';

const isLimit = (text: string) => /^\d{0,7}$/.test(text);

/** The limits that builds must keep to. */
export function LimitsCard({ search, set }: FormProps) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const { groups, pairs } = search;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('limits.heading')}</h2>
      </div>
      <div className="card-body optimiser-limits">
        <div className="optimiser-range-heads" aria-hidden="true">
          <span>{t('limits.min')}</span>
          <span>{t('limits.max')}</span>
        </div>
        <RangeFields
          label={t('limits.powerScore')}
          range={search.powerScore}
          onRange={(powerScore) => set({ powerScore })}
        />
        {limitedGroups.map((group) => (
          <RangeFields
            key={group}
            label={t(`group.${group}`)}
            range={groups[group]}
            onRange={(range) => set((latest) => ({ groups: { ...latest.groups, [group]: range } }))}
          />
        ))}
        <div className="optimiser-numbers">
          {(['budget', 'minSpeed', 'minDurability'] as const).map((name) => (
            <NumberInput
              key={name}
              id={id + name}
              label={t(`limits.${name}`)}
              value={search[name] ?? ''}
              isValid={isLimit}
              placeholder={t('limits.any')}
              onValueChange={(text) => set({ [name]: text === '' ? undefined : text })}
            />
          ))}
          <NumberInput
            id={`${id}copies`}
            label={t('limits.copies')}
            value={search.copies ?? String(DEFAULT_COPIES)}
            isValid={(text) => /^([1-9]|[1-7]\d|80)$/.test(text)}
            onValueChange={(copies) =>
              set({ copies: copies === String(DEFAULT_COPIES) ? undefined : copies })
            }
          />
        </div>
        {pairableGroups.map((group) => (
          <label key={group} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={pairs.includes(group)}
              onChange={({ target }) =>
                set((latest) => ({
                  pairs: pairableGroups.filter((pairableGroup) =>
                    pairableGroup === group ? target.checked : latest.pairs.includes(pairableGroup),
                  ),
                }))
              }
            />
            {t('limits.pairs', { group: t(`group.${group}`) })}
          </label>
        ))}
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={search.overload === 'no'}
            onChange={({ target }) => set({ overload: target.checked ? 'no' : 'yes' })}
          />
          {t('limits.tonnage')}
        </label>
      </div>
    </section>
  );
}
