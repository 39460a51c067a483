import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rarityName } from '../../catalogue/rarity-name.ts';
import { saveCraftingNumber, workbenchFees } from '../../crafting/crafting-settings.ts';

/** The rarities of what workbenches can craft. */
const RARITIES = ['common', 'rare', 'special', 'epic', 'legendary', 'relic'];
const MAX_FEE = 99_999;

/** The workbench's fees for a batch by rarity, which the catalogue may not contain. */
export function WorkbenchFees() {
  const { t } = useTranslation('parts');
  const id = useId();
  const fees = workbenchFees.use();
  return (
    <details className="crafting-fees">
      <summary>{t('craft.fees')}</summary>
      <p className="card-note">{t('craft.feesNote')}</p>
      <div>
        {RARITIES.map((rarity) => (
          <label key={rarity} htmlFor={`${id}${rarity}`}>
            {rarityName(rarity)}
            <input
              key={fees[rarity] ?? ''}
              id={`${id}${rarity}`}
              className="form-control form-control-sm"
              type="number"
              min={0}
              max={MAX_FEE}
              step="any"
              defaultValue={fees[rarity] ?? ''}
              onBlur={({ currentTarget: { value, validity } }) => {
                if (validity.valid) {
                  saveCraftingNumber(
                    workbenchFees,
                    rarity,
                    value === '' ? undefined : Number(value),
                  );
                }
              }}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
