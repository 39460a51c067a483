import { isUnexpired } from './access-token.ts';

const STORAGE_KEY = 'accessToken';

/** The messages between tabs of this browser. */
type Message = { kind: 'token'; token: string | null; remember: boolean } | { kind: 'ask' };

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: Message): void;
  onmessage: ((event: { data: Message }) => void) | null;
  close(): void;
}

export interface TokenStoreEnvironment {
  /** Outlives the browser; for "Remember me next time". */
  local: Storage | null;
  /** Ends with the browser session. */
  session: Storage | null;
  openChannel: () => Channel | null;
  onStorage: (listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void) => () => void;
  now: () => number;
}

export type TokenListener = (token: string | null, source: 'this tab' | 'another tab') => void;

export interface TokenStore {
  /**
   * Returns the token that calls send. It stays after it expires, so that no call is sent
   * anonymously.
   */
  current(): string | null;
  /** Whether the token outlives the browser session. */
  isRemembered(): boolean;
  save(token: string, remember: boolean): void;
  clear(): void;
  /** Stops using the token but leaves it in storage. */
  deactivate(): void;
  subscribe(listener: TokenListener): () => void;
  /** Listens to other tabs and answers them until stopped. */
  syncTabs(): () => void;
  /** Returns a token that only another tab has, or null if none answers in time. */
  requestFromOtherTabs(timeoutMs: number): Promise<string | null>;
}

/** Creates a token store on the storages of a browser; a blocked one is null. */
export function createTokenStore(environment: TokenStoreEnvironment): TokenStore {
  const { local, session, openChannel, onStorage, now } = environment;
  let isRemembered = read(local) !== null;
  let current = read(local) ?? read(session);
  let channel: Channel | null = null;
  const listeners = new Set<TokenListener>();

  function read(storage: Storage | null): string | null {
    const token = attempt(() => storage?.getItem(STORAGE_KEY) ?? null) ?? null;
    // An expired token stays in storage: a tab waiting to renew it would take its removal for a sign-out.
    return isUnexpired(token, now()) ? token : null;
  }

  function write(token: string | null, remember: boolean): void {
    isRemembered = remember;
    const [storage, otherStorage] = remember ? [local, session] : [session, local];
    attempt(() => otherStorage?.removeItem(STORAGE_KEY));
    attempt(() =>
      token === null ? storage?.removeItem(STORAGE_KEY) : storage?.setItem(STORAGE_KEY, token),
    );
  }

  function setCurrent(token: string | null, source: Parameters<TokenListener>[1]): void {
    if (token === current) return;
    current = token;
    for (const listener of listeners) listener(token, source);
  }

  function onMessage(message: Message): void {
    if (message.kind === 'ask') {
      const token = read(session);
      if (token !== null) channel?.postMessage({ kind: 'token', token, remember: false });
      return;
    }
    const { token, remember } = message;
    if (token !== null && !isUnexpired(token, now())) return;
    // Remembered tokens are in local storage, which all tabs share; the others are each tab's own.
    if (remember) {
      isRemembered = true;
      attempt(() => session?.removeItem(STORAGE_KEY));
    } else write(token, false);
    setCurrent(token, 'another tab');
  }

  return {
    current: () => current,
    isRemembered: () => isRemembered,
    save(token, remember) {
      write(token, remember);
      channel?.postMessage({ kind: 'token', token, remember });
      setCurrent(token, 'this tab');
    },
    clear() {
      for (const storage of [local, session]) attempt(() => storage?.removeItem(STORAGE_KEY));
      channel?.postMessage({ kind: 'token', token: null, remember: false });
      setCurrent(null, 'this tab');
    },
    deactivate: () => setCurrent(null, 'this tab'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    syncTabs() {
      channel = openChannel();
      if (channel !== null) channel.onmessage = ({ data }) => onMessage(data);
      const stop = onStorage((event) => {
        // Without a key, all storage was cleared.
        if (event.key !== STORAGE_KEY && event.key !== null) return;
        const token = read(local);
        if (token !== null) isRemembered = true;
        setCurrent(token ?? read(session), 'another tab');
      });
      return () => {
        stop();
        channel?.close();
        channel = null;
      };
    },
    requestFromOtherTabs(timeoutMs) {
      if (channel === null) return Promise.resolve(null);
      const openedChannel = channel;
      return new Promise((resolve) => {
        const finish = (token: string | null) => {
          clearTimeout(timer);
          listeners.delete(finish);
          resolve(token);
        };
        const timer = setTimeout(() => finish(null), timeoutMs);
        listeners.add(finish);
        openedChannel.postMessage({ kind: 'ask' });
      });
    },
  };
}

/** Returns undefined if storage is full or blocked; a sign-in then lasts until the page is closed. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function openChannel(): Channel | null {
  return (attempt(() => new BroadcastChannel('scrapboard-account')) as Channel | undefined) ?? null;
}

/** The token store of this browser. */
export const tokens = createTokenStore({
  local: attempt(() => window.localStorage) ?? null,
  session: attempt(() => window.sessionStorage) ?? null,
  openChannel,
  onStorage(listener) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  now: () => Date.now(),
});
