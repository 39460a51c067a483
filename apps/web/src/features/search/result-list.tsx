import type { FoundGroup } from './found-item.ts';
import { ResultOption } from './result-option.tsx';
import type { Combobox } from './use-combobox.ts';

interface Props {
  groups: readonly FoundGroup[];
  query: string;
  label: string;
  /** While the answer to another text is shown. */
  busy: boolean;
  combobox: Combobox;
}

/** What was found, in groups, as the list of a combobox. */
export function ResultList({ groups, query, label, busy, combobox }: Props) {
  const { listId } = combobox;
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={label}
      aria-busy={busy}
      className="found-list"
      // What scrolls is a stop of the Tab key otherwise.
      tabIndex={-1}
      // Nor does it take the focus from the box when its bar is dragged.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
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
