import type { Prices } from '@scrapboard/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceDialog } from '../../prices/price-dialog.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import {
  INCLUSIONS,
  PER_UNITS,
  RESULTS,
  type RevenueSearch,
  STATISTICS,
} from './revenue-search.ts';
import { Segments } from './segments.tsx';

interface Props {
  state: QuestionFilters<RevenueSearch>;
  prices: Prices;
  /** Whether the viewer has set prices. */
  hasOwnPrices: boolean;
}

/** How matches are valued: which number, what counts as time, income and cost, and whose prices. */
export function OptionsBar({ state, prices, hasOwnPrices }: Props) {
  const { t } = useTranslation('revenue');
  const { pageSearch, href } = state;
  const isTotal = pageSearch.stat === 'total';
  const renderInclusion = (name: 'queue' | 'fuelCost' | 'fuelReward', disabledReason?: string) => (
    <Segments
      label={t(`options.${name}`)}
      values={INCLUSIONS.map((value) => ({ value, text: t(`options.${value}`) }))}
      current={pageSearch[name]}
      href={(value) => href({ [name]: value })}
      disabledReason={disabledReason}
    />
  );
  return (
    <section className="revenue-options" aria-label={t('options.label')}>
      <Segments
        label={t('options.stat')}
        values={STATISTICS.map((value) => ({ value, text: t(`stats.${value}`) }))}
        current={pageSearch.stat}
        href={(stat) => href({ stat })}
      />
      <Segments
        label={t('options.per')}
        values={PER_UNITS.map((value) => ({ value, text: t(`pers.${value}`) }))}
        current={pageSearch.per}
        href={(per) => href({ per })}
        disabledReason={isTotal ? t('options.notTotal') : undefined}
      />
      {renderInclusion(
        'queue',
        isTotal || pageSearch.per === 'match' ? t('options.onlyHours') : undefined,
      )}
      {renderInclusion('fuelCost')}
      {renderInclusion('fuelReward')}
      <Segments
        label={t('options.result')}
        values={RESULTS.map((value) => ({ value, text: t(`results.${value}`) }))}
        current={pageSearch.result}
        href={(result) => href({ result })}
      />
      <Fee state={state} />
      <PriceNote prices={prices} hasOwnPrices={hasOwnPrices} />
    </section>
  );
}

function Fee({ state }: Pick<Props, 'state'>) {
  const { t } = useTranslation('revenue');
  const id = useId();
  const { pageSearch, set } = state;
  return (
    <div>
      <label className="revenue-option-name" htmlFor={id}>
        {t('options.fee')}
      </label>
      <input
        // Resets the input when the fee in the URL changes.
        key={pageSearch.fee}
        id={id}
        className="form-control form-control-sm"
        type="number"
        min={0}
        max={50}
        step={1}
        defaultValue={pageSearch.fee}
        onBlur={({ currentTarget }) => {
          const { value, validity } = currentTarget;
          if (validity.valid && value !== '' && value !== pageSearch.fee) set({ fee: value });
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
    </div>
  );
}

function PriceNote({ prices, hasOwnPrices }: Pick<Props, 'prices' | 'hasOwnPrices'>) {
  const { t } = useTranslation('revenue');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { operator } = prices;
  const readAt = operator?.readAt ?? null;
  const note =
    operator === null || readAt === null
      ? t('prices.catalogue', { date: prices.asOf })
      : operator.asOf === null
        ? t('prices.operatorRead', { date: format.date(readAt) })
        : t('prices.operator', { date: operator.asOf });
  return (
    <p className="revenue-prices">
      {note}{' '}
      {operator?.failedSince != null &&
        `${t(readAt === null ? 'prices.neverRead' : 'prices.failed', { date: format.dateTime(operator.failedSince) })} `}
      {hasOwnPrices && `${t('prices.own')} `}
      <button type="button" className="btn btn-link" onClick={() => setIsOpen(true)}>
        {t('prices.change')}
      </button>
      <PriceDialog
        open={isOpen}
        prices={prices.prices.filter(({ id }) => id !== 'money' && !/^exp|^Glory$/.test(id))}
        note={note}
        onClose={() => setIsOpen(false)}
      />
    </p>
  );
}
