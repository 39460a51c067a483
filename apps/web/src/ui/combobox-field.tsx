import './combobox-field.scss';
import { type KeyboardEvent, useId, useState } from 'react';
import type { KeyedItem } from './find-chosen-item.ts';
import { useCombobox } from './use-combobox.ts';

/** A hit of a search, offered below its field. */
export interface Hit extends KeyedItem {
  text: string;
  /** Shown beside the text in a muted colour. */
  note?: string;
}

interface Props<H extends Hit> {
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean;
  placeholder: string;
  isSmall?: boolean;
  text: string;
  onTextChange: (text: string) => void;
  hits: readonly H[];
  /** Whether the hits are those of the text. */
  isUpToDate: boolean;
  onPick: (hit: H) => void;
}

/**
 * A search field that offers its hits below it: arrow keys, Home and End move through them, Enter picks one, Escape
 * closes the list and then empties the field.
 */
export function ComboboxField<H extends Hit>(props: Props<H>) {
  const { label, isLabelHidden = false, isSmall = false, placeholder } = props;
  const { text, onTextChange, hits, isUpToDate, onPick } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { listId, active, activeId, optionProps, onKeyDown } = useCombobox({
    ...{ text, items: hits, isUpToDate, onPick },
    selectsFirst: true,
  });
  const isShown = isOpen && hits.length > 0;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!isShown && text === '') return;
      // The browser would empty the field at once, and a panel around it would close.
      event.preventDefault();
      event.stopPropagation();
      if (isShown) setIsOpen(false);
      else onTextChange('');
    } else if (!isShown && event.key.startsWith('Arrow')) {
      setIsOpen(true);
    } else if (isShown || !isUpToDate) {
      onKeyDown(event);
    }
  };
  return (
    <>
      <label className={isLabelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        role="combobox"
        className={isSmall ? 'form-control form-control-sm' : 'form-control'}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? activeId : undefined}
        value={text}
        onChange={({ target }) => {
          onTextChange(target.value);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={handleKey}
      />
      {isShown && (
        <div
          id={listId}
          role="listbox"
          className="dropdown-menu show hit-list"
          aria-label={label}
          aria-busy={!isUpToDate}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map((hit) => (
            <div
              key={hit.key}
              className={hit === active ? 'dropdown-item active' : 'dropdown-item'}
              {...optionProps(hit)}
            >
              {hit.text}
              {hit.note !== undefined && <span className="menu-note">{hit.note}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
