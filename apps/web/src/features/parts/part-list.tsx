import { useTranslation } from 'react-i18next';
import { PartCard } from './part-card.tsx';
import { handlePartKeys, type PartListActions } from './part-list-actions.ts';
import type { PartsSearch } from './parts-search.ts';
import { PartsTable } from './parts-table.tsx';
import type { PickerPart } from './picker-part.ts';
import { useIncrementalList } from './use-incremental-list.ts';
import type { Picker } from './use-picker.ts';

interface Props {
  parts: readonly PickerPart[];
  search: PartsSearch;
  picker: Picker;
  actions: PartListActions;
}

/** Parts as cards or as a table, rendered as far as the list has been scrolled. */
export function PartList({ parts, search, picker, actions }: Props) {
  const { t } = useTranslation('parts');
  const [shown, end] = useIncrementalList(parts);
  const visible = parts.slice(0, shown);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble from the links and buttons of parts
    <div onKeyDown={(event) => handlePartKeys(event, actions)}>
      {search.view === 'table' ? (
        <PartsTable parts={visible} picker={picker} actions={actions} />
      ) : (
        <ul className="part-cards" aria-label={t('list')}>
          {visible.map((part) => (
            <PartCard key={part.id} part={part} search={search} actions={actions} />
          ))}
        </ul>
      )}
      <div ref={end} />
    </div>
  );
}
