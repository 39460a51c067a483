import type { ItemQuantity, UnitCost, Way } from '@scrapboard/crafting';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { CraftingData } from './use-crafting.ts';

interface TreeProps {
  wantedItems: readonly ItemQuantity[];
  crafting: CraftingData;
  unitCosts: ReadonlyMap<string, UnitCost>;
  /** Returns the way chosen for an item; undefined for the cheaper one. */
  wayOf: (id: string) => Way | undefined;
  onWayChange: (id: string, way: Way | undefined) => void;
  /** The part that is crafted in any case. */
  product: string | undefined;
}

/** The ingredients of items, down to the last ones, and the cheaper way to get each. */
export function RecipeTree(props: TreeProps) {
  const { t } = useTranslation('parts');
  return (
    <ul className="recipe-tree" aria-label={t('craft.tree')}>
      {props.wantedItems.map(({ id, quantity }) => (
        <TreeItem key={id} {...props} id={id} quantity={quantity} depth={0} />
      ))}
    </ul>
  );
}

type ItemProps = TreeProps & { id: string; quantity: number; depth: number };

function TreeItem(props: ItemProps) {
  const { crafting, unitCosts, wayOf, onWayChange, product, id, quantity, depth } = props;
  const { t } = useTranslation('parts');
  const format = useFormat();
  const unitCost = unitCosts.get(id);
  const isProduct = depth === 0 && id === product;
  const [isOpen, setIsOpen] = useState(
    depth === 0 && (isProduct || props.wantedItems.length === 1),
  );
  const recipe = unitCost?.recipe;
  const name = crafting.nameOf(id);
  const formatCost = (cost: number | undefined) =>
    cost === undefined ? '–' : format.number(cost * quantity, 2);
  const batches = recipe === undefined ? 0 : Math.ceil(quantity / recipe.makes.quantity);
  return (
    <li>
      <div className={`recipe-row${unitCost?.way === 'craft' ? ' recipe-crafted' : ''}`}>
        {recipe === undefined ? (
          <span className="recipe-leaf" />
        ) : (
          <button
            type="button"
            className="recipe-toggle"
            aria-expanded={isOpen}
            aria-label={t('craft.ingredients', { name })}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        <span className="recipe-name">
          <span className="recipe-count">{t('craft.times', { n: format.number(quantity) })}</span>{' '}
          {name}
        </span>
        {recipe === undefined || isProduct ? (
          <span className="recipe-way">
            {isProduct ? t('craft.way.craft') : t('craft.way.buy')}
          </span>
        ) : (
          <select
            className="form-select form-select-sm recipe-way"
            aria-label={t('craft.wayOf', { name })}
            value={wayOf(id) ?? 'auto'}
            onChange={({ target }) => {
              const way = target.value;
              onWayChange(id, way === 'craft' || way === 'buy' ? way : undefined);
            }}
          >
            <option value="auto">
              {t('craft.way.auto', { way: t(`craft.way.${unitCost?.way ?? 'buy'}`) })}
            </option>
            <option value="craft">{t('craft.way.craft')}</option>
            <option value="buy">{t('craft.way.buy')}</option>
          </select>
        )}
        <span className="recipe-costs">
          <span className={unitCost?.way === 'buy' ? 'recipe-chosen' : ''}>
            <span className="recipe-cost-name">{t('craft.way.buy')}</span>{' '}
            {formatCost(unitCost?.buy)}
          </span>
          {recipe !== undefined && (
            <span className={unitCost?.way === 'craft' ? 'recipe-chosen' : ''}>
              <span className="recipe-cost-name">{t('craft.way.craft')}</span>{' '}
              {formatCost(unitCost?.craft)}
            </span>
          )}
        </span>
      </div>
      {isOpen && recipe !== undefined && (
        <ul>
          {recipe.needs.map((need) => (
            <TreeItem
              key={need.id}
              {...props}
              id={need.id}
              quantity={need.quantity * batches}
              depth={depth + 1}
            />
          ))}
          {recipe.fee > 0 && (
            <li className="recipe-fee">
              {t('craft.benchFee', { n: format.number(recipe.fee * batches, 2) })}
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
