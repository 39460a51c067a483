import {
  createMemoryStore,
  type OpenStoredValue,
  type StoredValue,
} from '../framework/stored-value.ts';

const DATABASE_NAME = 'scrapboard-demo';
const STORE_NAME = 'kept';
/** Increase it when the stored data changes its format; the demo then starts over. */
const DATABASE_VERSION = 1;

/**
 * Stores values in an IndexedDB of this browser, whose transactions serialize the changes of
 * several tabs. If the browser forbids it, as some do in private windows, they are kept in memory.
 */
export async function openBrowserStore(): Promise<{
  openStoredValue: OpenStoredValue;
  clear(): Promise<void>;
}> {
  const database = await openDatabase().catch(() => null);
  if (database === null) return { openStoredValue: createMemoryStore(), clear: async () => {} };
  const openObjectStore = (mode: IDBTransactionMode) =>
    database.transaction(STORE_NAME, mode).objectStore(STORE_NAME);
  return {
    openStoredValue: (key, createInitial) =>
      createIndexedDbValue(openObjectStore, key, createInitial),
    clear: async () => void (await requestResult(openObjectStore('readwrite').clear())),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, DATABASE_VERSION);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    if (database.objectStoreNames.contains(STORE_NAME)) database.deleteObjectStore(STORE_NAME);
    database.createObjectStore(STORE_NAME);
  };
  const database = await requestResult(request);
  // A tab with a newer version waits for tabs with an older one, which must be reloaded.
  database.onversionchange = () => database.close();
  return database;
}

function createIndexedDbValue<Value>(
  openObjectStore: (mode: IDBTransactionMode) => IDBObjectStore,
  key: string,
  createInitial: () => Value,
): StoredValue<Value> {
  const stored: StoredValue<Value> = {
    async read() {
      const value: Value | undefined = await requestResult(openObjectStore('readonly').get(key));
      return value ?? (await stored.change((initial) => initial));
    },
    change(change) {
      return new Promise((resolve, reject) => {
        const objectStore = openObjectStore('readwrite');
        const { transaction } = objectStore;
        const request = objectStore.get(key);
        request.onsuccess = () => {
          try {
            const value: Value = request.result ?? createInitial();
            const result = change(value);
            objectStore.put(value, key);
            transaction.oncomplete = () => resolve(result);
          } catch (failure) {
            reject(failure);
            transaction.abort();
          }
        };
        // Also if the disk is full: then nothing is written and the call fails.
        transaction.onabort = () => reject(transaction.error);
      });
    },
  };
  return stored;
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
