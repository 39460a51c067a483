import type { ResultGroup } from './result-item.ts';
import { ResultOption } from './result-option.tsx';
import type { ResultCombobox } from './use-result-combobox.ts';

interface Props {
  groups: readonly ResultGroup[];
  query: string;
  label: string;
  /** Whether the results are still those of an earlier text. */
  isBusy: boolean;
  combobox: ResultCombobox;
}

/** The results in groups, as the listbox of a combobox. */
export function ResultList({ groups, query, label, isBusy, combobox }: Props) {
  const { listId } = combobox;
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={label}
      aria-busy={isBusy}
      className="found-list"
      // Otherwise a scrollable element is a tab stop.
      tabIndex={-1}
      // Dragging its scrollbar must not move the focus out of the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className="found-group">
          <div id={`${listId}-${key}`} role="presentation" className="found-heading">
            {title}
          </div>
          {items.map((item) => (
            <ResultOption key={item.key} item={item} query={query} combobox={combobox} />
          ))}
        </div>
      ))}
    </div>
  );
}
