/**
 * A value that is stored beyond the page. Every read sees what any tab has written; changes of
 * several tabs are applied one after the other.
 */
export interface StoredValue<Value> {
  read(): Promise<Value>;
  /**
   * Changes the value in place and returns the result of `change`. If `change` throws, nothing is
   * changed. It must be synchronous.
   */
  change<Result>(change: (value: Value) => Result): Promise<Result>;
}

/** Opens the value stored under that name; `createInitial` creates it the first time. */
export type OpenStored = <Value>(name: string, createInitial: () => Value) => StoredValue<Value>;

/** Stores values only until the page is closed. */
export function storeInMemory(): OpenStored {
  const values = new Map<string, unknown>();
  return <Value>(name: string, createInitial: () => Value): StoredValue<Value> => {
    const copy = (): Value => {
      if (!values.has(name)) values.set(name, createInitial());
      return structuredClone(values.get(name)) as Value;
    };
    return {
      read: async () => copy(),
      async change(change) {
        const value = copy();
        const result = change(value);
        values.set(name, value);
        return result;
      },
    };
  };
}
