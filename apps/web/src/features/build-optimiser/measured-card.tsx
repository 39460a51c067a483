import { terms } from '@scrapboard/builds/build-request';
import { powerScoreBandOf } from '@scrapboard/catalogue/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import { bandName } from '../../i18n/band-name.ts';
import { gameName } from '../../i18n/game-name.ts';
import { useFormat } from '../../use-format.ts';
import { FieldChoice } from './field-choice.tsx';
import type { FormProps } from './form-props.ts';
import {
  DEFAULT_BUILD_COUNT,
  differences,
  estimates,
  MAX_BUILD_COUNT,
  measuredBands,
  type OptimiserSearch,
} from './optimiser-search.ts';

interface Props extends FormProps {
  href: (change: Partial<OptimiserSearch>) => string;
}

/** Where measurements are from, and which builds are shown. */
export function MeasuredCard({ search, set, data, href }: Props) {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const id = useId();
  const { max } = search.powerScore;
  const band = max === undefined ? undefined : powerScoreBandOf(max);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('measured.heading')}</h2>
      </div>
      <div className="card-body optimiser-options">
        <div>
          <label className="form-label" htmlFor={`${id}mode`}>
            {t('measured.mode')}
          </label>
          <select
            id={`${id}mode`}
            className="form-select"
            value={search.mode ?? ''}
            onChange={({ target }) => set({ mode: target.value || undefined })}
          >
            <option value="">{t('measured.allModes')}</option>
            {data.modes.map((mode) => (
              <option key={mode.id} value={mode.id}>
                {gameName('mode', mode)}
              </option>
            ))}
          </select>
        </div>
        {band !== undefined && (
          <FieldChoice
            name="band"
            label={t('measured.band.label')}
            values={measuredBands}
            text={(value) =>
              value === 'all' ? t('measured.band.all') : bandName(band.name, format)
            }
            search={search}
            href={href}
          />
        )}
        <FieldChoice
          name="estimate"
          label={t('measured.estimate.label')}
          values={estimates}
          text={(value) => t(`measured.estimate.${value}`)}
          search={search}
          href={href}
        />
        <FieldChoice
          name="differ"
          label={t('measured.differ.label')}
          values={differences}
          text={(value) => t(`measured.differ.${value}`)}
          search={search}
          href={href}
        />
        <div className="optimiser-numbers">
          <NumberInput
            id={`${id}count`}
            label={t('measured.count')}
            value={search.count ?? String(DEFAULT_BUILD_COUNT)}
            isValid={(text) =>
              /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_BUILD_COUNT
            }
            onValueChange={(count) =>
              set({ count: count === String(DEFAULT_BUILD_COUNT) ? undefined : count })
            }
          />
        </div>
        <TradeOffChoice search={search} set={set} />
      </div>
    </section>
  );
}

/** Selects the two goals of the trade-off chart. */
function TradeOffChoice({ search, set }: Pick<FormProps, 'search' | 'set'>) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const { trade } = search;
  const [first, second] = trade ?? [];
  const choose = (position: 0 | 1, name: string) => {
    const term = terms.find((candidate) => candidate === name);
    if (term === undefined) return set({ trade: undefined });
    const otherTerm = trade?.[1 - position] ?? terms.find((candidate) => candidate !== term);
    if (otherTerm === undefined) return;
    const counterpart =
      otherTerm === term ? terms.find((candidate) => candidate !== term) : otherTerm;
    if (counterpart !== undefined) {
      set({ trade: position === 0 ? [term, counterpart] : [counterpart, term] });
    }
  };
  return (
    <fieldset className="optimiser-trade">
      <legend className="form-label">{t('trade.label')}</legend>
      {[first, second].map((term, position) => (
        <select
          key={position === 0 ? 'first' : 'second'}
          id={`${id}${position}`}
          aria-label={t(position === 0 ? 'trade.first' : 'trade.second')}
          className="form-select"
          value={term ?? ''}
          onChange={({ target }) => choose(position === 0 ? 0 : 1, target.value)}
        >
          <option value="">{t('trade.none')}</option>
          {terms.map((name) => (
            <option key={name} value={name}>
              {t(`term.${name}`)}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}
