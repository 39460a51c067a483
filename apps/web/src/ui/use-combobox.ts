import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type Choice, chooseItem, findChosenItem, type KeyedItem } from './find-chosen-item.ts';

/** An option of a combobox. */
interface Item extends KeyedItem {
  /** Removes it from the list. */
  remove?: () => void;
}

interface Options<I extends Item> {
  text: string;
  items: readonly I[];
  /** Whether the items are the results for the text. */
  isUpToDate: boolean;
  /** Whether the first item is active before any key is pressed. */
  selectsFirst: boolean;
  /** Whether Enter was pressed before the list existed. */
  wasEnterPressed?: boolean;
  onPick: (item: I, inNewTab: boolean) => void;
  /** Called for Enter while nothing is chosen. */
  onEnter?: (() => void) | undefined;
}

interface OptionProps {
  role: 'option';
  id: string;
  tabIndex: -1;
  'aria-selected': boolean;
  onMouseMove: () => void;
  onClick: () => void;
}

export interface Combobox<I extends Item> {
  listId: string;
  active: I | undefined;
  activeId: string | undefined;
  /** Returns the attributes of an item's element; the item under the pointer becomes the active one. */
  optionProps: (item: I) => OptionProps;
  pick: (item: I) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Handles the keyboard of a combobox whose focus stays in its input (ARIA Authoring Practices,
 * combobox with list autocomplete). Enter pressed before the answer has arrived waits for it.
 */
export function useCombobox<I extends Item>(options: Options<I>): Combobox<I> {
  const { text, items, isUpToDate, selectsFirst, wasEnterPressed = false } = options;
  const { onPick, onEnter } = options;
  const listId = useId();
  const [choice, setChoice] = useState<Choice>();
  const [isWaiting, setIsWaiting] = useState(wasEnterPressed);
  const [searchedText, setSearchedText] = useState(text);
  const isFromKeyboard = choice?.isFromKeyboard === true;
  const active = findChosenItem(items, choice) ?? (selectsFirst ? items[0] : undefined);
  // By its key, so that assistive technology follows an option that an answer moves.
  const optionId = ({ key }: I) => `${listId}-${encodeURIComponent(key)}`;
  const activeId = active && optionId(active);

  // A changed text starts a new search.
  if (searchedText !== text) {
    setSearchedText(text);
    setChoice(undefined);
    setIsWaiting(false);
  }

  useEffect(() => {
    if (activeId !== undefined && isFromKeyboard) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId, isFromKeyboard]);

  const openActive = (inNewTab = false) => {
    if (active !== undefined) onPick(active, inNewTab);
    else onEnter?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer has arrived
  useEffect(() => {
    if (!isWaiting || !isUpToDate) return;
    setIsWaiting(false);
    openActive();
  }, [isWaiting, isUpToDate]);

  const activate = (to: number) => {
    setIsWaiting(false);
    setChoice(chooseItem(items, items[(to + items.length) % items.length], true));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const index = active === undefined ? -1 : items.indexOf(active);
    // Until something is chosen by keys, Home and End move the cursor in the text.
    const movesInList = isFromKeyboard || text === '';
    const targets: Record<string, number | undefined> = {
      ArrowDown: index + 1,
      ArrowUp: index < 0 ? items.length - 1 : index - 1,
      Home: movesInList ? 0 : undefined,
      End: movesInList ? items.length - 1 : undefined,
    };
    const target = targets[event.key];
    if (target !== undefined && items.length > 0) {
      event.preventDefault();
      activate(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isUpToDate || isFromKeyboard) openActive(event.ctrlKey || event.metaKey);
      else setIsWaiting(true);
    } else if (event.key === 'Delete' && text === '' && active?.remove) {
      event.preventDefault();
      const next = items[index + 1]?.remove ? items[index + 1] : items[index - 1];
      active.remove();
      setChoice(chooseItem(items, next, isFromKeyboard));
    }
  };

  const hover = (item: I) => setChoice(chooseItem(items, item, false));
  const pick = (item: I) => onPick(item, false);
  const optionProps = (item: I): OptionProps => ({
    role: 'option',
    id: optionId(item),
    tabIndex: -1,
    'aria-selected': item === active,
    onMouseMove: () => {
      if (item !== active) hover(item);
    },
    onClick: () => pick(item),
  });
  return { listId, active, activeId, optionProps, pick, onKeyDown };
}
