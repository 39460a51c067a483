import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PartListContext } from './listed-part.tsx';
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
  const [shownCount, endRef] = useIncrementalList(parts);
  const shownParts = useMemo(() => parts.slice(0, shownCount), [parts, shownCount]);
  const { view, sort, per, kind } = search;
  const { set } = picker;
  const label = t('list');
  // Memoised, so that changes to the tray do not render a long list again.
  const list = useMemo(
    () =>
      view === 'table' ? (
        <PartsTable parts={shownParts} sort={sort} per={per} kind={kind} onChange={set} />
      ) : (
        <ul className="part-cards" aria-label={label}>
          {shownParts.map((part) => (
            <PartCard key={part.id} part={part} sort={sort} per={per} />
          ))}
        </ul>
      ),
    [view, shownParts, sort, per, kind, set, label],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble from the links and buttons of parts
    <div onKeyDown={(event) => handlePartKeys(event, actions)}>
      <PartListContext value={actions}>{list}</PartListContext>
      <div ref={endRef} />
    </div>
  );
}
