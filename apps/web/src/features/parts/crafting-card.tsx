import { type ItemQuantity, profitOf, type Way } from '@scrapboard/crafting';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceDialog } from '../../prices/price-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { RecipeTree } from './recipe-tree.tsx';
import { ShoppingList } from './shopping-list.tsx';
import {
  type CraftingData,
  type CraftingResult,
  useCraftingData,
  useCraftingPlan,
} from './use-crafting.ts';
import type { Picker } from './use-picker.ts';
import type { PickerData } from './use-picker-parts.ts';
import { WorkbenchFees } from './workbench-fees.tsx';

interface Props {
  picker: Picker;
  data: PickerData;
  wantedItems: readonly ItemQuantity[];
  /** The part that is crafted to be sold; undefined for a whole build. */
  product?: string;
}

/** How to craft parts, down to their last ingredients, and what it costs. */
export function CraftingCard(props: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const id = useId();
  const state = useCraftingData(props.data);
  return (
    <section className="card crafting" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('craft.title')}</h2>
        {state.status === 'ready' && (
          <p className="card-note">{t('craft.asOf', { date: state.crafting.asOf })}</p>
        )}
      </div>
      {state.status === 'loading' && <Skeleton height="16rem" />}
      {state.status === 'failed' && <p className="card-body mb-0">{t('craft.failed')}</p>}
      {state.status === 'cycle' && (
        <p className="card-body mb-0">
          {t('craft.cycle', { names: new Intl.ListFormat(format.locale).format(state.names) })}
        </p>
      )}
      {state.status === 'ready' && <CraftingContent {...props} crafting={state.crafting} />}
    </section>
  );
}

function CraftingContent({
  picker,
  data,
  wantedItems,
  product,
  crafting,
}: Props & { crafting: CraftingData }) {
  const { t } = useTranslation('parts');
  const { search, set } = picker;
  const { craft, buy } = search;
  const wayOf = useCallback(
    (id: string): Way | undefined => {
      if (buy.includes(id)) return 'buy';
      // The page of a part shows what crafting it costs, whether or not that is cheaper.
      return craft.includes(id) || id === product ? 'craft' : undefined;
    },
    [craft, buy, product],
  );
  const result = useCraftingPlan(crafting, wantedItems, wayOf);
  const setWay = (id: string, way: Way | undefined) =>
    set({
      craft: [...craft.filter((otherId) => otherId !== id), ...(way === 'craft' ? [id] : [])],
      buy: [...buy.filter((otherId) => otherId !== id), ...(way === 'buy' ? [id] : [])],
    });
  const canBeCrafted = wantedItems.some(({ id }) => crafting.graph.recipesOf(id).length > 0);
  if (product !== undefined && !canBeCrafted) {
    return <p className="card-body mb-0">{t('craft.noRecipe')}</p>;
  }
  return (
    <div className="crafting-body">
      <Summary
        wantedItems={wantedItems}
        product={product}
        crafting={crafting}
        result={result}
        picker={picker}
      />
      <CraftingNotes crafting={crafting} result={result} />
      <h3>{t('craft.tree')}</h3>
      <RecipeTree
        wantedItems={wantedItems}
        crafting={crafting}
        unitCosts={result.unitCosts}
        wayOf={wayOf}
        onWayChange={setWay}
        product={product}
      />
      <ShoppingList crafting={crafting} result={result} wantedItems={wantedItems} />
      <Settings data={data} crafting={crafting} wantedItems={wantedItems} />
    </div>
  );
}

interface SummaryProps {
  wantedItems: readonly ItemQuantity[];
  product: string | undefined;
  crafting: CraftingData;
  result: CraftingResult;
  picker: Picker;
}

/** What crafting costs compared with buying, and the profit of a sale. */
function Summary({ wantedItems, product, crafting, result, picker }: SummaryProps) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const [quantityId, feeId] = [useId(), useId()];
  const { search, set } = picker;
  const { plan } = result;
  const formatCoins = (value: number) => t('coins', { n: format.number(value, 2) });
  const purchaseCosts = wantedItems.map(({ id, quantity }) => {
    const price = crafting.priceOf(id);
    return price === undefined ? undefined : price * quantity;
  });
  const isPriceKnown = purchaseCosts.every((cost) => cost !== undefined);
  const marketPrice = purchaseCosts.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  const cost =
    plan.unpriced.length > 0
      ? t('tray.atLeast', { n: formatCoins(plan.cost) })
      : formatCoins(plan.cost);
  const gain =
    product === undefined ? marketPrice - plan.cost : profitOf(plan.cost, marketPrice, search.fee);
  return (
    <dl className="crafting-summary">
      <div>
        <dt>{t(product === undefined ? 'craft.cheapest' : 'craft.cost')}</dt>
        <dd>{cost}</dd>
      </div>
      <div>
        <dt>{t('craft.market')}</dt>
        <dd>
          {isPriceKnown
            ? formatCoins(marketPrice)
            : t('tray.atLeast', { n: formatCoins(marketPrice) })}
        </dd>
      </div>
      {isPriceKnown && plan.unpriced.length === 0 && (
        <div className={gain >= 0 ? 'crafting-gain' : 'crafting-loss'}>
          <dt>{t(product === undefined ? 'craft.saved' : 'craft.profit')}</dt>
          <dd>{t('coins', { n: format.signed(gain, 2) })}</dd>
        </div>
      )}
      {product !== undefined && (
        <>
          <div>
            <dt>
              <label htmlFor={quantityId}>{t('craft.quantity')}</label>
            </dt>
            <dd>
              <NumberField
                id={quantityId}
                value={search.quantity}
                min={1}
                max={999}
                onChange={(quantity) => set({ quantity })}
              />
            </dd>
          </div>
          <div>
            <dt>
              <label htmlFor={feeId}>{t('craft.fee')}</label>
            </dt>
            <dd>
              <NumberField
                id={feeId}
                value={search.fee}
                min={0}
                max={50}
                onChange={(fee) => set({ fee })}
              />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

interface NumberFieldProps {
  id: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number that goes into the URL when the field is left or Enter is pressed. */
function NumberField({ id, value, min, max, onChange }: NumberFieldProps) {
  return (
    <input
      // Resets the field when the URL changes.
      key={value}
      id={id}
      className="form-control form-control-sm"
      type="number"
      min={min}
      max={max}
      step={1}
      defaultValue={value}
      onBlur={({ currentTarget: { validity, valueAsNumber } }) => {
        if (validity.valid && Number.isInteger(valueAsNumber) && valueAsNumber !== value) {
          onChange(valueAsNumber);
        }
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}

/** Why the cost is not exact: missing prices or fees, or a plan that may not be the cheapest. */
function CraftingNotes({
  crafting,
  result: { plan },
}: {
  crafting: CraftingData;
  result: CraftingResult;
}) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const names = new Intl.ListFormat(format.locale).format(plan.unpriced.map(crafting.nameOf));
  return (
    <>
      {plan.unpriced.length > 0 && (
        <p className="tray-problem tray-unknown">{t('craft.unpriced', { names })}</p>
      )}
      {plan.crafts.length > 0 && plan.fees === 0 && (
        <p className="card-note">{t('craft.noFees')}</p>
      )}
      {!plan.isProven && <p className="tray-problem tray-unknown">{t('craft.notProven')}</p>}
    </>
  );
}

interface SettingsProps {
  data: PickerData;
  crafting: CraftingData;
  wantedItems: readonly ItemQuantity[];
}

/** The prices of ingredients, and the fees of workbenches. */
function Settings({ data, crafting, wantedItems }: SettingsProps) {
  const { t } = useTranslation('parts');
  const [isOpen, setIsOpen] = useState(false);
  const { prices, byId } = data;
  const itemPrices = useMemo(() => {
    const ids = new Set(crafting.graph.itemsOf(wantedItems.map(({ id }) => id)));
    return prices.prices.filter(({ id }) => ids.has(id) && !byId.has(id));
  }, [crafting, wantedItems, prices, byId]);
  return (
    <div className="crafting-settings">
      <button type="button" className="btn btn-surface btn-sm" onClick={() => setIsOpen(true)}>
        {t('craft.prices')}
      </button>
      <PriceDialog
        open={isOpen}
        prices={itemPrices}
        note={t('asOf.catalogue', { date: prices.operator?.asOf ?? prices.asOf })}
        onClose={() => setIsOpen(false)}
      />
      <WorkbenchFees />
    </div>
  );
}
