import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundGroup, FoundItem } from './found-item.ts';

interface Options {
  text: string;
  groups: readonly FoundGroup[];
  /** Whether the groups answer to the text. */
  settled: boolean;
  /** Whether the first item is chosen before any key is pressed. */
  firstChosen: boolean;
  /** Whether Enter was pressed before there was a list. */
  entered?: boolean;
  onClose: () => void;
  /** Enter where nothing is chosen. */
  onEnter?: () => void;
}

export interface Combobox {
  listId: string;
  active: FoundItem | undefined;
  activeId: string | undefined;
  optionId: (item: FoundItem) => string;
  /** The pointer chooses as well. */
  point: (item: FoundItem) => void;
  pick: (item: FoundItem, newTab?: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a combobox whose list is chosen from without leaving its box (ARIA Authoring
 * Practices, combobox with list autocomplete). Enter pressed before the answer is there waits for it.
 */
export function useCombobox(options: Options): Combobox {
  const { text, groups, settled, firstChosen, entered = false, onClose, onEnter } = options;
  const navigate = useNavigate();
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string>();
  const [byKeys, setByKeys] = useState(false);
  const [waiting, setWaiting] = useState(entered);
  const [searched, setSearched] = useState(text);
  const active = items.find(({ key }) => key === chosen) ?? (firstChosen ? items[0] : undefined);
  const optionId = (item: FoundItem) => `${listId}-${items.indexOf(item)}`;
  const activeId = active && optionId(active);

  // Another text is another search.
  if (searched !== text) {
    setSearched(text);
    setChosen(undefined);
    setByKeys(false);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (!waiting || !settled) return;
    setWaiting(false);
    enter();
  }, [waiting, settled]);

  const move = (to: number) => {
    setByKeys(true);
    setWaiting(false);
    setChosen(items[(to + items.length) % items.length]?.key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const at = active === undefined ? -1 : items.indexOf(active);
    const jumps = byKeys || text === '';
    const places: Record<string, number | undefined> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? items.length - 1 : at - 1,
      Home: jumps ? 0 : undefined,
      End: jumps ? items.length - 1 : undefined,
    };
    const place = places[event.key];
    if (place !== undefined && items.length > 0) {
      event.preventDefault();
      move(place);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (settled || byKeys) enter(event.ctrlKey || event.metaKey);
      else setWaiting(true);
    } else if (event.key === 'Delete' && text === '' && active?.remove) {
      event.preventDefault();
      const next = items[at + 1]?.remove ? items[at + 1] : items[at - 1];
      active.remove();
      setChosen(next?.key);
    }
  };

  const point = (item: FoundItem) => {
    setByKeys(false);
    setChosen(item.key);
  };
  return { listId, active, activeId, optionId, point, pick, onKeyDown };
}
