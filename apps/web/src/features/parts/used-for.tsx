import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PartListActions } from './part-list-actions.ts';
import { usePartsMadeFrom } from './use-parts-made-from.ts';
import type { PickerData } from './use-picker-parts.ts';

interface Props {
  id: string;
  data: PickerData;
  actions: PartListActions;
}

/** The parts whose recipes need this part. */
export function UsedFor({ id, data, actions }: Props) {
  const { t } = useTranslation('performance');
  const products = usePartsMadeFrom(id, data);
  if (products.length === 0) return null;
  return (
    <p className="part-used-for">
      {t('catalogue.usedFor')}
      {products.map((part) => (
        <Link
          key={part.id}
          className={`rarity-${part.rarity ?? 'none'}`}
          to={actions.partHref(part.id)}
        >
          {part.name}
        </Link>
      ))}
    </p>
  );
}
