import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, chooseItem, findChosenItem } from './find-chosen-item.ts';
import type { ResultGroup, ResultItem } from './result-item.ts';

interface Options {
  text: string;
  groups: readonly ResultGroup[];
  /** Whether the groups are the results for the text. */
  isUpToDate: boolean;
  /** Whether the first item is active before any key is pressed. */
  selectsFirst: boolean;
  /** Whether Enter was pressed before the list existed. */
  wasEnterPressed?: boolean;
  onClose: () => void;
  /** Called for Enter while nothing is chosen. */
  onEnter?: () => void;
}

export interface Combobox {
  listId: string;
  active: ResultItem | undefined;
  activeId: string | undefined;
  optionId: (item: ResultItem) => string;
  /** Makes the item under the pointer the active one. */
  hover: (item: ResultItem) => void;
  pick: (item: ResultItem, newTab?: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard handling of a combobox whose focus stays in its input (ARIA Authoring Practices,
 * combobox with list autocomplete). Enter pressed before the answer has arrived waits for it.
 */
export function useCombobox(options: Options): Combobox {
  const {
    text,
    groups,
    isUpToDate,
    selectsFirst,
    wasEnterPressed = false,
    onClose,
    onEnter,
  } = options;
  const navigate = useNavigate();
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const [choice, setChoice] = useState<Choice>();
  const [isWaiting, setIsWaiting] = useState(wasEnterPressed);
  const [searchedText, setSearchedText] = useState(text);
  const isFromKeyboard = choice?.isFromKeyboard === true;
  const active = findChosenItem(items, choice) ?? (selectsFirst ? items[0] : undefined);
  // By its key, so that assistive technology follows an option that an answer moves.
  const optionId = ({ key }: ResultItem) => `${listId}-${encodeURIComponent(key)}`;
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

  const pick = (item: ResultItem, newTab = false) => {
    const url = item.href ?? item.to;
    void item.run?.();
    if (newTab && url !== undefined) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    if (!item.staysOpen) onClose();
    if (item.href !== undefined) window.location.assign(item.href);
    else if (item.to !== undefined) void navigate(item.to);
  };

  const openActive = (newTab = false) => {
    if (active !== undefined) pick(active, newTab);
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

  const hover = (item: ResultItem) => setChoice(chooseItem(items, item, false));
  return { listId, active, activeId, optionId, hover, pick, onKeyDown };
}
