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
export function compareCatalogues(before: Catalogue, after: Catalogue): SetChange[] {
  return catalogueSets.flatMap((set): SetChange[] => {
    const { file, key } = setSchemas[set];
    const old = before.data[set] as unknown as readonly Row[];
    const rows = after.data[set] as unknown as readonly Row[];
    const changes = key === null ? compareUnkeyed(old, rows) : compareKeyed(old, rows, key);
    const asOf = { before: before.provenance(set).asOf, after: after.provenance(set).asOf };
    if (changes.length === 0 && asOf.before === asOf.after) return [];
    return [{ set, file, changes, rows: rows.length, asOf }];
  });
}

function compareKeyed(old: readonly Row[], rows: readonly Row[], key: string): RowChange[] {
  const oldRowsByKey = new Map(old.map((row) => [row[key], row]));
  const newKeys = new Set(rows.map((row) => row[key]));
  const changes = rows.flatMap((row): RowChange[] => {
    const before = oldRowsByKey.get(row[key]);
    if (before === undefined) return [{ kind: 'added', row: describe(row, key), fields: [] }];
    const fields = compareFields(before, row);
    return fields.length === 0 ? [] : [{ kind: 'changed', row: describe(row, key), fields }];
  });
  const removed = old
    .filter((row) => !newKeys.has(row[key]))
    .map((row): RowChange => ({ kind: 'removed', row: describe(row, key), fields: [] }));
  return [...changes, ...removed];
}

function compareUnkeyed(old: readonly Row[], rows: readonly Row[]): RowChange[] {
  const texts = (list: readonly Row[]) => list.map(describeFields);
  const [before, after] = [texts(old), texts(rows)];
  return [
    ...after.filter((row) => !before.includes(row)).map((row) => createChange('added', row)),
    ...before.filter((row) => !after.includes(row)).map((row) => createChange('removed', row)),
  ];
}

const createChange = (kind: RowChange['kind'], row: string): RowChange => ({
  kind,
  row,
  fields: [],
});

function compareFields(old: Row, row: Row, path = ''): string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(row)])];
  return names.flatMap((name) => {
    const [before, after] = [old[name], row[name]];
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
