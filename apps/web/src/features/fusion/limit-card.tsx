import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import { limitKinds, maxLimits } from './fusion-search.ts';
import type { Limit } from './use-fusion.ts';

interface Props {
  limit: Limit | undefined;
  onLimit: (limit: Limit | undefined) => void;
}

/** How much may be spent: a budget in coins, or a number of attempts. */
export function LimitCard({ limit, onLimit }: Props) {
  const { t } = useTranslation('fusion');
  const id = useId();
  const [chosenKind, setChosenKind] = useState(limit?.kind ?? 'budget');
  const kind = limit?.kind ?? chosenKind;
  const value = limit === undefined ? '' : String(limit.value);
  return (
    <section className="card fusion-form" aria-labelledby={`${id}title`}>
      <div className="card-top">
        <h2 id={`${id}title`}>{t('limit.heading')}</h2>
      </div>
      <div className="card-body fusion-limit">
        <div>
          <label className="form-label" htmlFor={`${id}kind`}>
            {t('limit.kind')}
          </label>
          <select
            id={`${id}kind`}
            className="form-select"
            value={kind}
            onChange={({ target }) => {
              const newKind =
                limitKinds.find((limitKind) => limitKind === target.value) ?? 'budget';
              setChosenKind(newKind);
              if (limit === undefined) return;
              onLimit({ kind: newKind, value: Math.min(limit.value, maxLimits[newKind]) });
            }}
          >
            {limitKinds.map((name) => (
              <option key={name} value={name}>
                {t(`limit.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <NumberInput
          id={`${id}value`}
          label={t('limit.atMost')}
          value={value}
          inputMode="numeric"
          isValid={(text) =>
            text === '' ||
            (/^\d{1,8}$/.test(text) && Number(text) >= 1 && Number(text) <= maxLimits[kind])
          }
          onValueChange={(text) => onLimit(text === '' ? undefined : { kind, value: Number(text) })}
        />
      </div>
      <p className="card-note fusion-note">{t('limit.note')}</p>
    </section>
  );
}
