/**
 * A value that is stored beyond the page. Every read sees what any tab has written; changes of
 * several tabs are applied one after the other.
 */
export interface StoredValue<Value> {
  /** Returns the value, which only `change` may change. */
  read(): Promise<Value>;
  /**
   * Changes the value in place and returns the result of `change`. If `change` throws, nothing is
   * changed. It must be synchronous.
   */
  change<Result>(change: (value: Value) => Result): Promise<Result>;
}

/** Opens the value stored under that name; `createInitial` creates it the first time. */
export type OpenStoredValue = <Value>(
  name: string,
  createInitial: () => Value,
) => StoredValue<Value>;

/**
 * Stores values only until the page is closed. Reads share one frozen copy until the next change:
 * copying all uploads for each request takes longer than most answers.
 */
export function createMemoryStore(): OpenStoredValue {
  const values = new Map<string, unknown>();
  const copies = new Map<string, unknown>();
  return <Value>(name: string, createInitial: () => Value): StoredValue<Value> => {
    const copy = (): Value => {
      if (!values.has(name)) values.set(name, createInitial());
      return structuredClone(values.get(name)) as Value;
    };
    return {
      async read() {
        if (!copies.has(name)) copies.set(name, deepFreeze(copy()));
        return copies.get(name) as Value;
      },
      async change(change) {
        const value = copy();
        const result = change(value);
        values.set(name, value);
        copies.delete(name);
        return result;
      },
    };
  };
}

function deepFreeze<Value>(value: Value): Value {
  // The bytes of a view cannot be frozen.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
