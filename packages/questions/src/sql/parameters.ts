/** A value of a statement; a list is bound as a list of texts. */
export type SqlParameter = string | number | boolean | readonly string[];

/** Collects values; SQL names them `$1`, `$2`, …. */
export interface Parameters {
  values: SqlParameter[];
  /** Adds a value and returns its placeholder. */
  add(value: SqlParameter): string;
}

export function createParameters(): Parameters {
  const values: SqlParameter[] = [];
  return {
    values,
    add(value) {
      values.push(value);
      const name = `$${values.length}`;
      // Numbers are bound as doubles, but all columns are integers.
      if (typeof value === 'number') return `${name}::${isShort(value) ? 'INTEGER' : 'BIGINT'}`;
      return Array.isArray(value) ? `${name}::VARCHAR[]` : name;
    },
  };
}

const isShort = (value: number) => Math.abs(value) < 2 ** 31;
