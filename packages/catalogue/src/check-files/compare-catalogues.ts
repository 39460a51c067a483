import { setSchemas } from '../catalogue-schema.ts';
import { isObject } from '../check.ts';
import { type Catalogue, type CatalogueSet, catalogueSets } from '../types.ts';

type Row = Record<string, unknown>;

/** A row that a catalogue has and another has not, or has otherwise. */
export interface RowChange {
  kind: 'added' | 'removed' | 'changed';
  /** Which row it is, in words. */
  row: string;
  /** What is different: `powerScore 240 → 260`; of added and removed rows nothing. */
  fields: string[];
}

/** What is different in a set. */
export interface SetChange {
  set: CatalogueSet;
  file: string;
  changes: RowChange[];
  /** How many rows it has now, and as of when. */
  rows: number;
  asOf: { before: string; after: string };
}

/** Returns what changed from a catalogue to another, by set; sets without a change are left out. */
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
  const known = new Map(old.map((row) => [row[key], row]));
  const kept = new Set(rows.map((row) => row[key]));
  const changes = rows.flatMap((row): RowChange[] => {
    const was = known.get(row[key]);
    if (was === undefined) return [{ kind: 'added', row: describe(row, key), fields: [] }];
    const fields = compareFields(was, row);
    return fields.length === 0 ? [] : [{ kind: 'changed', row: describe(row, key), fields }];
  });
  const removed = old
    .filter((row) => !kept.has(row[key]))
    .map((row): RowChange => ({ kind: 'removed', row: describe(row, key), fields: [] }));
  return [...changes, ...removed];
}

function compareUnkeyed(old: readonly Row[], rows: readonly Row[]): RowChange[] {
  const texts = (list: readonly Row[]) => list.map(describeFields);
  const [was, is] = [texts(old), texts(rows)];
  return [
    ...is.filter((row) => !was.includes(row)).map((row) => change('added', row)),
    ...was.filter((row) => !is.includes(row)).map((row) => change('removed', row)),
  ];
}

const change = (kind: RowChange['kind'], row: string): RowChange => ({ kind, row, fields: [] });

function compareFields(was: Row, is: Row, path = ''): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => {
    const [before, after] = [was[name], is[name]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (isObject(before) && isObject(after)) return compareFields(before, after, `${path}${name}.`);
    return [`${path}${name} ${show(before)} → ${show(after)}`];
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

function show(value: unknown): string {
  return value === undefined || value === null ? 'none' : JSON.stringify(value);
}
