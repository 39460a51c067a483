import { useTranslation } from 'react-i18next';
import { MAX_COMPARED_PARTS } from '../../catalogue/max-compared-parts.ts';
import type { PartListActions } from './part-list-actions.ts';
import type { PickerPart } from './picker-part.ts';

interface Props {
  part: Pick<PickerPart, 'id' | 'name'>;
  actions: PartListActions;
}

/** Buttons that compare a part and add it to the build. */
export function PartActions({ part: { id, name }, actions }: Props) {
  const { t } = useTranslation('parts');
  const count = actions.countOf(id);
  const isCompared = actions.isCompared(id);
  return (
    <span className="part-actions">
      <button
        type="button"
        className="part-compare"
        aria-pressed={isCompared}
        aria-label={t('compare.toggle', { name })}
        data-tip={t('compare.tip')}
        disabled={!isCompared && actions.comparedCount >= MAX_COMPARED_PARTS}
        onClick={() => actions.toggleCompared(id)}
      />
      <button
        type="button"
        className="part-add"
        aria-label={t('tray.addPart', { name })}
        data-tip={t('tray.addTip')}
        onClick={() => actions.add(id)}
      >
        <span aria-hidden="true">{count === 0 ? '+' : `${count}×`}</span>
      </button>
    </span>
  );
}
