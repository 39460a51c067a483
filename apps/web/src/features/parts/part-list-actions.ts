import type { KeyboardEvent } from 'react';
import { MAX_COMPARED_PARTS } from '../../catalogue/max-compared-parts.ts';
import type { Picker } from './use-picker.ts';
import type { Tray } from './use-tray.ts';

/** The actions of a list of parts on one of them. */
export interface PartListActions {
  partHref: (id: string) => string;
  countOf: (id: string) => number;
  add: (id: string, count?: number) => void;
  isCompared: (id: string) => boolean;
  comparedCount: number;
  toggleCompared: (id: string) => void;
}

/** Returns the actions of lists of parts. */
export function createPartListActions(picker: Picker, tray: Tray): PartListActions {
  const { search, set, readLatest, partHref } = picker;
  const { compare } = search;
  return {
    partHref,
    countOf: (id) => tray.loadout.get(id) ?? 0,
    add: tray.add,
    isCompared: (id) => compare.includes(id),
    comparedCount: compare.length,
    toggleCompared(id) {
      const { compare } = readLatest();
      if (compare.includes(id)) set({ compare: compare.filter((other) => other !== id) });
      else if (compare.length < MAX_COMPARED_PARTS) set({ compare: [...compare, id] });
    },
  };
}

/**
 * Handles keys in a list of parts: arrows move between parts, + and − add and remove one, C
 * compares. Elements of a part have `data-part`, and a link.
 */
export function handlePartKeys(event: KeyboardEvent<HTMLElement>, actions: PartListActions): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  const row = target.closest<HTMLElement>('[data-part]');
  const id = row?.dataset.part;
  if (row === null || id === undefined) return;
  if (key === '+' || key === '=') actions.add(id);
  else if (key === '-') actions.add(id, -1);
  else if (key.toLowerCase() === 'c') actions.toggleCompared(id);
  else if (!focusNeighbor(key, row, currentTarget)) return;
  event.preventDefault();
}

function focusNeighbor(key: string, row: HTMLElement, list: HTMLElement): boolean {
  // In a table, the buttons of a part are in a different cell from its link.
  const rows = [...list.querySelectorAll<HTMLElement>('[data-part]:has(a)')];
  const index = rows.findIndex(({ dataset }) => dataset.part === row.dataset.part);
  const top = rows[index]?.getBoundingClientRect().top ?? 0;
  const partsPerLine = Math.max(
    1,
    rows.filter((other) => Math.abs(other.getBoundingClientRect().top - top) < 1).length,
  );
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -partsPerLine,
    ArrowDown: partsPerLine,
  };
  const next = steps[key] === undefined ? undefined : rows[index + steps[key]];
  next?.querySelector('a')?.focus();
  return next !== undefined;
}
