import { useTranslation } from 'react-i18next';
import { describePart } from '../../catalogue/describe-part.ts';
import { useFormat } from '../../use-format.ts';
import { dragPart } from './drag-part.ts';
import { ListedPartActions, ListedPartLink } from './listed-part.tsx';
import type { Divisor, PartSort } from './parts-search.ts';
import type { PickerPart, ValueName } from './picker-part.ts';
import { readValue } from './select-parts.ts';
import { useValueText } from './use-value-text.ts';

interface Props {
  part: PickerPart;
  sort: PartSort;
  per: Divisor;
}

/** The values on every card. */
const COMMON_VALUES: readonly ValueName[] = ['powerScore', 'durability', 'mass', 'price'];

/** A part with its most important figures, to open, add, drag or compare. */
export function PartCard({ part, sort, per }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { nameOf, formatValue } = useValueText();
  const { values } = part;
  const { by } = sort;
  const { energyUse, energySupply } = values;
  const isExtra = by !== 'name' && (per !== 'none' || !isOnEveryCard(by));
  return (
    <li
      className={`part-card rarity-${part.rarity ?? 'none'}`}
      data-part={part.id}
      draggable
      onDragStart={(event) => dragPart(event, part.id)}
    >
      <div className="part-card-top">
        <ListedPartLink className="part-card-name" part={part} />
        <ListedPartActions part={part} />
      </div>
      <p className="part-card-about">{describePart(part)}</p>
      <dl className="part-card-values">
        {COMMON_VALUES.map((name) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>{formatValue(name, values[name])}</dd>
          </div>
        ))}
        {(energyUse !== undefined || energySupply !== undefined) && (
          <div>
            <dt>{t('energy')}</dt>
            <dd>{format.signed(energySupply ?? -(energyUse ?? 0), 1)}</dd>
          </div>
        )}
        {isExtra && (
          <div className="part-card-sorted">
            <dt>{nameOf(by)}</dt>
            <dd>{formatValue(by, readValue(part, by, per), per)}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function isOnEveryCard(name: ValueName): boolean {
  return COMMON_VALUES.includes(name) || name === 'energyUse' || name === 'energySupply';
}
