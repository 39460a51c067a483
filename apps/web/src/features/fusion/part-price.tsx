import type { ItemPrice, Prices } from '@scrapboard/contract';
import { MAX_PRICE } from '@scrapboard/fusion';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allPricesQuery } from '../../prices/prices-query.ts';
import { saveViewerPrice, useViewerPrices } from '../../prices/viewer-prices.ts';
import type { PlanSearch } from './fusion-search.ts';
import { useCoinText } from './use-coin-text.ts';

interface Props {
  plan: PlanSearch;
  /** Called with the changed fields. */
  onPlan: (change: Partial<PlanSearch>) => void;
}

/** The fused part, whose market price, or a price that the viewer sets, can be used for a copy. */
export function PartPrice({ plan, onPlan }: Props) {
  const { t } = useTranslation('fusion');
  const id = useId();
  const [isRequested, setIsRequested] = useState(false);
  const [typedName, setTypedName] = useState<string>();
  const ownPrices = useViewerPrices();
  const query = useQuery({ ...allPricesQuery, enabled: isRequested || plan.part !== undefined });
  const parts = query.data?.prices.filter(({ kind }) => kind === 'part') ?? [];
  const chosenPart = parts.find((part) => part.id === plan.part);
  const client = useQueryClient();
  const latestName = useRef('');
  const choose = async (name: string) => {
    setTypedName(name);
    latestName.current = name;
    if (name.trim() === '') return onPlan({ part: undefined });
    // A name typed before the prices have arrived takes effect once they have.
    const data = await client.ensureQueryData(allPricesQuery).catch(() => undefined);
    const part = data?.prices.find((candidate) => isNamed(candidate, name));
    if (part === undefined || latestName.current !== name) return;
    const price = ownPrices[part.id] ?? part.sell;
    onPlan({ part: part.id, ...(price !== null && { copy: toCopyPrice(price) }) });
  };
  return (
    <div className="fusion-part">
      <label className="form-label" htmlFor={id}>
        {t('part.label')}
      </label>
      <input
        id={id}
        className="form-control"
        list={`${id}parts`}
        autoComplete="off"
        placeholder={t('part.placeholder')}
        value={typedName ?? chosenPart?.name ?? ''}
        onFocus={() => setIsRequested(true)}
        onChange={({ target }) => void choose(target.value)}
        onBlur={() => setTypedName(undefined)}
      />
      <datalist id={`${id}parts`}>
        {parts.map((part) => (
          <option key={part.id} value={part.name} />
        ))}
      </datalist>
      {query.isError && <p className="form-text">{t('part.failed')}</p>}
      {query.data !== undefined && chosenPart !== undefined && (
        <PriceNote
          part={chosenPart}
          prices={query.data}
          ownPrice={ownPrices[chosenPart.id]}
          copy={plan.copy}
          onCopy={(copy) => onPlan({ copy })}
        />
      )}
    </div>
  );
}

interface NoteProps {
  part: ItemPrice;
  prices: Prices;
  /** The viewer's own price; undefined if there is none. */
  ownPrice: number | undefined;
  copy: number;
  onCopy: (copy: number) => void;
}

/** The price of the part and its date, with buttons that use it or save the price of the plan. */
function PriceNote({ part, prices, ownPrice, copy, onCopy }: NoteProps) {
  const { t } = useTranslation('fusion');
  const coinText = useCoinText();
  const { asOf, operator } = prices;
  const date = part.from === 'operator' ? (operator?.asOf ?? operator?.readAt?.slice(0, 10)) : asOf;
  const price = ownPrice ?? part.sell;
  return (
    <div className="form-text">
      <p>
        {price === null
          ? t('part.none')
          : ownPrice === undefined
            ? t('part.market', { amount: coinText(price), date: date ?? asOf })
            : t('part.own', { amount: coinText(ownPrice) })}
      </p>
      <div className="fusion-part-buttons">
        {price !== null && toCopyPrice(price) !== copy && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => onCopy(toCopyPrice(price))}
          >
            {t('part.use', { amount: coinText(price) })}
          </button>
        )}
        {(price === null || toCopyPrice(price) !== copy) && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => saveViewerPrice(part.id, copy)}
          >
            {t('part.keep', { amount: coinText(copy) })}
          </button>
        )}
        {ownPrice !== undefined && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => saveViewerPrice(part.id, undefined)}
          >
            {t('part.forget')}
          </button>
        )}
      </div>
    </div>
  );
}

const isNamed = ({ kind, name }: ItemPrice, typedName: string) =>
  kind === 'part' && name.toLowerCase() === typedName.trim().toLowerCase();

/** Plans have prices with two decimals. */
const toCopyPrice = (price: number) => Math.min(MAX_PRICE, Math.round(100 * price) / 100);
