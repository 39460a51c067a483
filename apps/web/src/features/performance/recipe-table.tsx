import type { Recipe } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** What a part is made of, and what that costs. */
export function RecipeTable({ recipe: { needs, cost, quantity } }: { recipe: Recipe }) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const formatCoins = (value: number | null) => (value === null ? '–' : format.number(value, 2));
  return (
    <table className="table recipe">
      <caption>{quantity === 1 ? t('recipe.title') : `${t('recipe.title')} ×${quantity}`}</caption>
      <thead>
        <tr>
          <th scope="col">{t('recipe.ingredient')}</th>
          <th scope="col" className="numeric">
            {t('recipe.quantity')}
          </th>
          <th scope="col" className="numeric">
            {t('recipe.cost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {needs.map(({ name, quantity, cost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="numeric">{format.number(quantity)}</td>
            <td className="numeric">{formatCoins(cost)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('recipe.total')}
          </th>
          <td className="numeric">{formatCoins(cost)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
