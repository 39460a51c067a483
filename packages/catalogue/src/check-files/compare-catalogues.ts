import { setSchemas } from '../catalogue-schema.ts';
import { isObject } from '../check.ts';
import { type Catalogue, type CatalogueSet, catalogueSets } from '../types.ts';

type Row = Record<string, unknown>;

/** A row that was added, removed or changed. */
export interface RowChange {
  kind: 'added' | 'removed' | 'changed';
  /** The row's key and name, or all its fields if it has no key. */
  row: string;
  /** The fields that differ, `powerScore 240 → 260`; empty for added and removed rows. */
  fields: string[];
}

/** The changes of a set. */
export interface SetChange {
  set: CatalogueSet;
  file: string;
  changes: RowChange[];
  /** How many rows it has now, and as of when. */
  rows: number;
  asOf: { before: string; after: string };
}

/** Returns what changed from one catalogue to another, by set; sets without a change are left out. */
export function compareCatalogues(oldCatalogue: Catalogue, newCatalogue: Catalogue): SetChange[] {
  return catalogueSets.flatMap((set): SetChange[] => {
    const { file, key } = setSchemas[set];
    const oldRows = oldCatalogue.data[set] as unknown as readonly Row[];
    const newRows = newCatalogue.data[set] as unknown as readonly Row[];
    const changes =
      key === null ? compareUnkeyed(oldRows, newRows) : compareKeyed(oldRows, newRows, key);
    const asOf = {
      before: oldCatalogue.provenance(set).asOf,
      after: newCatalogue.provenance(set).asOf,
    };
    if (changes.length === 0 && asOf.before === asOf.after) return [];
    return [{ set, file, changes, rows: newRows.length, asOf }];
  });
}

function compareKeyed(oldRows: readonly Row[], newRows: readonly Row[], key: string): RowChange[] {
  const oldRowsByKey = new Map(oldRows.map((row) => [row[key], row]));
  const newKeys = new Set(newRows.map((row) => row[key]));
  const changes = newRows.flatMap((row): RowChange[] => {
    const oldRow = oldRowsByKey.get(row[key]);
    if (oldRow === undefined) return [{ kind: 'added', row: describe(row, key), fields: [] }];
    const fields = compareFields(oldRow, row);
    return fields.length === 0 ? [] : [{ kind: 'changed', row: describe(row, key), fields }];
  });
  const removed = oldRows
    .filter((row) => !newKeys.has(row[key]))
    .map((row): RowChange => ({ kind: 'removed', row: describe(row, key), fields: [] }));
  return [...changes, ...removed];
}

function compareUnkeyed(oldRows: readonly Row[], newRows: readonly Row[]): RowChange[] {
  const describeRows = (list: readonly Row[]) => list.map(describeFields);
  const [oldTexts, newTexts] = [describeRows(oldRows), describeRows(newRows)];
  return [
    ...newTexts.filter((row) => !oldTexts.includes(row)).map((row) => createChange('added', row)),
    ...oldTexts.filter((row) => !newTexts.includes(row)).map((row) => createChange('removed', row)),
  ];
}

const createChange = (kind: RowChange['kind'], row: string): RowChange => ({
  kind,
  row,
  fields: [],
});

function compareFields(oldRow: Row, newRow: Row, path = ''): string[] {
  const names = [...new Set([...Object.keys(oldRow), ...Object.keys(newRow)])];
  return names.flatMap((name) => {
    const [before, after] = [oldRow[name], newRow[name]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (isObject(before) && isObject(after)) return compareFields(before, after, `${path}${name}.`);
    return [`${path}${name} ${formatValue(before)} → ${formatValue(after)}`];
  });
}

function describe(row: Row, key: string): string {
  return typeof row.name === 'string' && key !== 'name'
    ? `${row[key]} (${row.name})`
    : String(row[key]);
}

/** Returns `clan-war, day 1, from 11, to 15`. */
function describeFields({ mode, ...row }: Row): string {
  const fields = Object.entries(row).filter(([, value]) => value !== undefined && value !== false);
  return [
    mode,
    ...fields.map(([name, value]) => (value === true ? name : `${name} ${value}`)),
  ].join(', ');
}

function formatValue(value: unknown): string {
  return value === undefined || value === null ? 'none' : JSON.stringify(value);
}
