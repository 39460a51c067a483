import { provenanceSchema, type SetSchema, setSchemas } from './catalogue-schema.ts';
import { type Check, type Fail, fields, flag, isObject, listOf, quote } from './check.ts';
import { checkReferences } from './check-references.ts';
import { createCatalogue } from './create-catalogue.ts';
import { type Catalogue, type CatalogueSet, catalogueSets, type Provenance } from './types.ts';

export interface CatalogueError {
  file: string;
  /** Where in the file, `parts[3].rarity`; empty for the file as a whole. */
  path: string;
  message: string;
}

type Row = Record<string, unknown>;

/**
 * Applies an operator's files to a base catalogue: `parts.json`, `maps.json` and so on, each a list of
 * rows that change or extend the set, or an object with options (docs/catalogue.md). Returns either a
 * catalogue or all errors of all files.
 */
export function readCatalogueFiles(
  files: readonly { name: string; text: string }[],
  base: Catalogue,
): { catalogue: Catalogue } | { errors: CatalogueError[] } {
  const errors: CatalogueError[] = [];
  const failIn =
    (file: string): Fail =>
    (path, message) =>
      errors.push({ file, path, message });
  const data = { ...base.data, provenance: { ...base.data.provenance } };
  const operatorRows = new Map<CatalogueSet, readonly unknown[]>();

  for (const file of files) {
    const fail = failIn(file.name);
    const set = catalogueSets.find((name) => setSchemas[name].file === file.name);
    if (set === undefined) {
      const names = catalogueSets.map((name) => setSchemas[name].file).join(', ');
      fail('', `unknown catalogue file; expected one of ${names}`);
      continue;
    }
    const content = readContent(file.text, fail);
    if (content === null) continue;
    const existingRows = content.replace ? [] : (data[set] as unknown as readonly Row[]);
    const rows = mergeRows(set, setSchemas[set], existingRows, content.rows, fail);
    Object.assign(data, { [set]: rows });
    data.provenance[set] = content.provenance ?? markChangedByOperator(data.provenance[set]);
    // Rows without a key are recognised by object identity.
    operatorRows.set(set, setSchemas[set].key === null ? rows : content.rows);
  }

  if (errors.length === 0) checkReferences(data, operatorRows, failIn);
  return errors.length > 0 ? { errors } : { catalogue: createCatalogue(data) };
}

/** Describes an error in one line: `parts.json: parts[3].rarity: expected …`. */
export function describeCatalogueError({ file, path, message }: CatalogueError): string {
  return [file, path, message].filter((part) => part !== '').join(': ');
}

interface Content {
  rows: unknown[];
  replace: boolean;
  provenance: Provenance | null;
}

const list: Check = listOf(() => {});
const checkWrapper = fields({ replace: flag, provenance: provenanceSchema, rows: list }, ['rows']);

/** Reads the rows of a file and their options; null if it is invalid. */
function readContent(text: string, fail: Fail): Content | null {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    fail('', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
  if (Array.isArray(json)) return { rows: json, replace: false, provenance: null };
  if (!isObject(json)) {
    fail('', `expected a list, or an object with "rows", got ${quote(json)}`);
    return null;
  }
  let isValid = true;
  checkWrapper(json, '', (path, message) => {
    isValid = false;
    fail(path, message);
  });
  const { rows, replace, provenance } = json;
  if (replace === true && provenance === undefined) {
    isValid = false;
    fail('provenance', 'is missing: a set that is replaced names its source, licence and asOf');
  }
  if (!isValid) return null;
  return {
    rows: rows as unknown[],
    replace: replace === true,
    provenance:
      provenance === undefined
        ? null
        : { note: null, ...(provenance as Omit<Provenance, 'note'> & { note?: string | null }) },
  };
}

function mergeRows(
  set: CatalogueSet,
  schema: SetSchema,
  existingRows: readonly Row[],
  operatorRows: readonly unknown[],
  fail: Fail,
): Row[] {
  const { key } = schema;
  listOf(fields(schema.fieldChecks, key === null ? schema.required : [key]))(
    operatorRows,
    set,
    fail,
  );
  if (key === null) return operatorRows.map((row) => ({ ...schema.defaults, ...(row as Row) }));
  const merged = new Map(existingRows.map((row) => [row[key], row]));
  const seen = new Map<unknown, number>();
  operatorRows.forEach((row, i) => {
    if (!isObject(row) || row[key] === undefined) return;
    const name = row[key];
    const first = seen.get(name);
    if (first !== undefined) fail(`${set}[${i}].${key}`, `${quote(name)} is also ${set}[${first}]`);
    else seen.set(name, i);
    const existingRow = merged.get(name);
    for (const field of existingRow === undefined ? schema.required : []) {
      if (!Object.hasOwn(row, field)) {
        fail(`${set}[${i}].${field}`, `is missing (${quote(name)} is new to the catalogue)`);
      }
    }
    merged.set(name, {
      ...schema.defaults,
      ...existingRow,
      ...row,
      ...mergeFigures(existingRow, row),
    });
  });
  return [...merged.values()];
}

/** Merges figures one by one: a file with only the damage does not change the durability. */
function mergeFigures(existingRow: Row | undefined, row: Row): Row {
  const { figures: existingFigures } = existingRow ?? {};
  const { figures: changedFigures } = row;
  return isObject(existingFigures) && isObject(changedFigures)
    ? { figures: { ...existingFigures, ...changedFigures } }
    : {};
}

function markChangedByOperator(provenance: Provenance): Provenance {
  const added = 'Changed by the operator of this site.';
  if (provenance.note?.includes(added)) return provenance;
  return {
    ...provenance,
    note: provenance.note === null ? added : `${provenance.note} ${added}`,
  };
}
