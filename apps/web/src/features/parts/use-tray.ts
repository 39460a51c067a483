import {
  addParts,
  decodeLoadout,
  encodeLoadout,
  findProblems,
  type Loadout,
  type LoadoutPart,
  type Problem,
  setCount,
  summarizeLoadout,
  type Totals,
} from '@scrapboard/loadout';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PickerPart } from './picker-part.ts';
import { lastBuild } from './saved-builds.ts';
import { trayHistory } from './tray-history.ts';
import type { Picker } from './use-picker.ts';

/** The build in the tray. */
export interface Tray {
  loadout: Loadout;
  /** Whether the link's code could not be read; the tray is then empty. */
  isDamaged: boolean;
  totals: Totals;
  problems: readonly Problem[];
  add: (id: string, count?: number) => void;
  setCount: (id: string, count: number) => void;
  replace: (loadout: Loadout) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

const EMPTY_LOADOUT: Loadout = new Map();

/** Returns the tray, whose build is in the URL. */
export function useTray(picker: Picker, byId: ReadonlyMap<string, PickerPart>): Tray {
  const { search, set, readLatest } = picker;
  const { parts: code, name } = search;
  const decodedLoadout = useMemo(() => decodeLoadout(code), [code]);
  const loadout = decodedLoadout ?? EMPTY_LOADOUT;
  const history = useSyncExternalStore(trayHistory.subscribe, trayHistory.get, trayHistory.get);
  useEffect(() => {
    if (decodedLoadout === null) return;
    trayHistory.push(code);
    if (code !== '') lastBuild.set({ name, code, savedAt: new Date().toISOString() });
  }, [code, name, decodedLoadout]);

  const replace = useCallback(
    (newLoadout: Loadout) => {
      const newCode = encodeLoadout(newLoadout);
      trayHistory.push(newCode);
      set({ parts: newCode, build: undefined });
    },
    [set],
  );
  const add = useCallback(
    (id: string, count = 1) => replace(addParts(decodeOrEmpty(readLatest().parts), id, count)),
    [readLatest, replace],
  );
  const changeCount = useCallback(
    (id: string, count: number) => replace(setCount(decodeOrEmpty(readLatest().parts), id, count)),
    [readLatest, replace],
  );
  const move = (step: -1 | 1) => () => {
    const newCode = trayHistory.move(step);
    if (newCode !== null) set({ parts: newCode });
  };
  const { totals, problems } = useMemo(() => {
    const partOf = (id: string) => toLoadoutPart(byId.get(id));
    const sums = summarizeLoadout(loadout, partOf);
    return { totals: sums, problems: findProblems(loadout, sums, partOf) };
  }, [loadout, byId]);
  return {
    loadout,
    isDamaged: decodedLoadout === null,
    totals,
    problems,
    add,
    setCount: changeCount,
    replace,
    undo: history.at > 0 ? move(-1) : undefined,
    redo: history.at < history.states.length - 1 ? move(1) : undefined,
  };
}

function decodeOrEmpty(code: string): Loadout {
  return decodeLoadout(code) ?? EMPTY_LOADOUT;
}

function toLoadoutPart(part: PickerPart | undefined): LoadoutPart | undefined {
  return part && { id: part.id, kind: part.kind, figures: part.values };
}
