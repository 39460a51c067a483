import { findUnitCosts } from '@scrapboard/crafting';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { TrayProps } from './tray-panel.tsx';
import { type CraftingData, useCraftingData } from './use-crafting.ts';
import type { Tray } from './use-tray.ts';

/** What the build costs if parts are crafted where that is cheaper, with a link to the crafting plan. */
export function CraftCost({ tray, picker, data }: TrayProps) {
  const state = useCraftingData(data);
  if (state.status !== 'ready') return null;
  return <Cost crafting={state.crafting} tray={tray} href={picker.href({ view: 'craft' })} />;
}

interface Props {
  crafting: CraftingData;
  tray: Tray;
  href: string;
}

function Cost({ crafting: { graph, priceOf }, tray: { loadout }, href }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { cost, isComplete } = useMemo(() => {
    const unitCosts = findUnitCosts(graph, loadout.keys(), { priceOf });
    const costs = [...loadout].map(([id, count]) => {
      const unitCost = unitCosts.get(id)?.cost;
      return unitCost === undefined ? undefined : unitCost * count;
    });
    return {
      cost: costs.reduce<number>((sum, coins) => sum + (coins ?? 0), 0),
      isComplete: costs.every((coins) => coins !== undefined),
    };
  }, [graph, priceOf, loadout]);
  const coins = t('coins', { n: format.number(cost) });
  return (
    <p className="tray-craft">
      <span>
        {t('craft.cheapest')}:{' '}
        <strong>{isComplete ? coins : t('tray.atLeast', { n: coins })}</strong>
      </span>
      <Link to={href}>
        <Icon name="tool" />
        {t('craft.open')}
      </Link>
    </p>
  );
}
