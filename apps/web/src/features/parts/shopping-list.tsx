import type { ItemQuantity } from '@scrapboard/crafting';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../charts/to-csv.ts';
import { saveCraftingNumber, viewerStorage } from '../../crafting/crafting-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import type { CraftingData, CraftingResult } from './use-crafting.ts';

interface Props {
  crafting: CraftingData;
  result: CraftingResult;
  wantedItems: readonly ItemQuantity[];
}

interface Row {
  id: string;
  toBuy: number;
  toCraft: number;
  fromStorage: number;
  cost: number | undefined;
}

/** Every item of the plan: what to buy and to craft, and what is in storage, which can be edited here. */
export function ShoppingList({ crafting, result: { plan }, wantedItems }: Props) {
  const { t } = useTranslation(['parts', 'charts']);
  const format = useFormat();
  const storage = viewerStorage.use();
  const rows = useMemo((): Row[] => {
    const ids = crafting.graph.itemsOf(wantedItems.map(({ id }) => id));
    const allRows = ids.map((id): Row => {
      const purchase = plan.purchases.find((candidate) => candidate.id === id);
      const crafts = plan.crafts.filter(({ recipe }) => recipe.makes.id === id);
      return {
        id,
        toBuy: purchase?.quantity ?? 0,
        toCraft: crafts.reduce(
          (sum, { recipe, batches }) => sum + recipe.makes.quantity * batches,
          0,
        ),
        fromStorage: plan.usedFromStorage.find((item) => item.id === id)?.quantity ?? 0,
        cost: purchase === undefined ? 0 : purchase.cost,
      };
    });
    return allRows
      .filter(
        ({ id, toBuy, toCraft, fromStorage }) =>
          toBuy + toCraft + fromStorage > 0 || (storage[id] ?? 0) > 0,
      )
      .toSorted(compareRows);
  }, [crafting, plan, wantedItems, storage]);
  const headings = [
    t('parts:craft.item'),
    t('parts:craft.stored'),
    t('parts:craft.toCraft'),
    t('parts:craft.toBuy'),
    t('parts:craft.coins'),
  ];
  const formatCount = (value: number) => (value === 0 ? '' : format.number(value));
  return (
    <>
      <div className="crafting-list-top">
        <h3 id="shopping-list">{t('parts:craft.list')}</h3>
        {Object.keys(storage).length > 0 && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => viewerStorage.set(undefined)}
          >
            {t('parts:craft.emptyStorage')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-surface btn-sm"
          onClick={() => {
            const lines = rows.map(({ id, toBuy, toCraft, cost }) => [
              crafting.nameOf(id),
              storage[id] ?? 0,
              toCraft,
              toBuy,
              cost === undefined ? null : Math.round(cost * 100) / 100,
            ]);
            saveFile('shopping-list.csv', new Blob([toCsv(headings, lines)], { type: 'text/csv' }));
          }}
        >
          <Icon name="download" />
          {t('charts:saveCsv')}
        </button>
      </div>
      <ScrollRegion className="table-scroll" aria-labelledby="shopping-list">
        <table className="table crafting-table">
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" className={index === 0 ? '' : 'numeric'}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, toBuy, toCraft, cost }) => (
              <tr key={id}>
                <th scope="row">{crafting.nameOf(id)}</th>
                <td className="numeric">
                  <input
                    // Resets the field when the stored number changes elsewhere.
                    key={storage[id] ?? ''}
                    className="form-control form-control-sm"
                    type="number"
                    min={0}
                    max={9_999_999}
                    step={1}
                    defaultValue={storage[id] ?? ''}
                    placeholder="0"
                    aria-label={t('parts:craft.storedOf', { name: crafting.nameOf(id) })}
                    onBlur={({ currentTarget: { value, validity } }) => {
                      const storedCount = value === '' ? undefined : Number(value);
                      if (validity.valid && (storedCount ?? 0) !== (storage[id] ?? 0)) {
                        saveCraftingNumber(viewerStorage, id, storedCount);
                      }
                    }}
                    onKeyDown={({ key, currentTarget }) => {
                      if (key === 'Enter') currentTarget.blur();
                    }}
                  />
                </td>
                <td className="numeric">{formatCount(toCraft)}</td>
                <td className="numeric">{formatCount(toBuy)}</td>
                <td className="numeric">
                  {cost === undefined ? '–' : cost === 0 ? '' : format.number(cost, 2)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {plan.fees > 0 && (
              <tr>
                <th scope="row" colSpan={4}>
                  {t('parts:craft.fees')}
                </th>
                <td className="numeric">{format.number(plan.fees, 2)}</td>
              </tr>
            )}
            <tr>
              <th scope="row" colSpan={4}>
                {t('parts:craft.total')}
              </th>
              <td className="numeric">{format.number(plan.cost, 2)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </>
  );
}

/** Compares rows: what is bought comes first, the most expensive first; then what is crafted, then what is in storage. */
function compareRows(a: Row, b: Row): number {
  const rankOf = ({ toBuy, toCraft }: Row) => (toBuy > 0 ? 0 : toCraft > 0 ? 1 : 2);
  return rankOf(a) - rankOf(b) || (b.cost ?? Number.MAX_VALUE) - (a.cost ?? Number.MAX_VALUE);
}
