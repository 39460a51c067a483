import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, chooseItem, findChosen } from './find-chosen.ts';
import type { FoundGroup, FoundItem } from './found-item.ts';

interface Options {
  text: string;
  groups: readonly FoundGroup[];
  /** Whether the groups are the results for the text. */
  settled: boolean;
  /** Whether the first item is chosen before any key is pressed. */
  firstChosen: boolean;
  /** Whether Enter was pressed before the list existed. */
  entered?: boolean;
  onClose: () => void;
  /** Called for Enter while nothing is chosen. */
  onEnter?: () => void;
}

export interface Combobox {
  listId: string;
  active: FoundItem | undefined;
  activeId: string | undefined;
  optionId: (item: FoundItem) => string;
  /** Chooses the item under the pointer. */
  point: (item: FoundItem) => void;
  pick: (item: FoundItem, newTab?: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard handling of a combobox whose focus stays in its input (ARIA Authoring Practices,
 * combobox with list autocomplete). Enter pressed before the answer has arrived waits for it.
 */
export function useCombobox(options: Options): Combobox {
  const { text, groups, settled, firstChosen, entered = false, onClose, onEnter } = options;
  const navigate = useNavigate();
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const [choice, setChoice] = useState<Choice>();
  const [waiting, setWaiting] = useState(entered);
  const [searched, setSearched] = useState(text);
  const byKeys = choice?.byKeys === true;
  const active = findChosen(items, choice) ?? (firstChosen ? items[0] : undefined);
  // By its key, so that assistive technology follows an option that an answer moves.
  const optionId = ({ key }: FoundItem) => `${listId}-${encodeURIComponent(key)}`;
  const activeId = active && optionId(active);

  // A changed text starts a new search.
  if (searched !== text) {
    setSearched(text);
    setChoice(undefined);
    setWaiting(false);
  }

  useEffect(() => {
    if (activeId !== undefined && byKeys) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId, byKeys]);

  const pick = (item: FoundItem, newTab = false) => {
    const address = item.href ?? item.to;
    void item.run?.();
    if (newTab && address !== undefined) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    if (!item.stay) onClose();
    if (item.href !== undefined) window.location.assign(item.href);
    else if (item.to !== undefined) void navigate(item.to);
  };

  const enter = (newTab = false) => {
    if (active !== undefined) pick(active, newTab);
    else onEnter?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer has arrived
  useEffect(() => {
    if (!waiting || !settled) return;
    setWaiting(false);
    enter();
  }, [waiting, settled]);

  const move = (to: number) => {
    setWaiting(false);
    setChoice(chooseItem(items, items[(to + items.length) % items.length], true));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const index = active === undefined ? -1 : items.indexOf(active);
    // Until something is chosen by keys, Home and End move the cursor in the text.
    const jumps = byKeys || text === '';
    const targets: Record<string, number | undefined> = {
      ArrowDown: index + 1,
      ArrowUp: index < 0 ? items.length - 1 : index - 1,
      Home: jumps ? 0 : undefined,
      End: jumps ? items.length - 1 : undefined,
    };
    const target = targets[event.key];
    if (target !== undefined && items.length > 0) {
      event.preventDefault();
      move(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (settled || byKeys) enter(event.ctrlKey || event.metaKey);
      else setWaiting(true);
    } else if (event.key === 'Delete' && text === '' && active?.remove) {
      event.preventDefault();
      const next = items[index + 1]?.remove ? items[index + 1] : items[index - 1];
      active.remove();
      setChoice(chooseItem(items, next, byKeys));
    }
  };

  const point = (item: FoundItem) => setChoice(chooseItem(items, item, false));
  return { listId, active, activeId, optionId, point, pick, onKeyDown };
}
