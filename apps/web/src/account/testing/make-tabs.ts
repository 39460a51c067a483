import { type Channel, createTokenStore, type TokenStore } from '../token-store.ts';

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
  removeItem(name: string): void {
    this.items.delete(name);
  }
}

export interface Tab {
  store: TokenStore;
  session: MemoryStorage;
}

/**
 * Creates tabs of one browser: a shared local storage, a session storage for each, and a channel
 * between them.
 */
export function makeTabs(now: () => number) {
  const local = new MemoryStorage();
  const tabs: { storage: Set<() => void>; channel: Channel | null }[] = [];

  function open(): Tab {
    const ownTab: (typeof tabs)[number] = { storage: new Set(), channel: null };
    const otherTabs = () => tabs.filter((tab) => tab !== ownTab);
    const notifyOtherTabs = () => {
      for (const { storage } of otherTabs()) for (const listener of storage) listener();
    };
    const shared = {
      getItem: (name: string) => local.getItem(name),
      setItem(name: string, value: string) {
        local.setItem(name, value);
        notifyOtherTabs();
      },
      removeItem(name: string) {
        if (local.getItem(name) === null) return;
        local.removeItem(name);
        notifyOtherTabs();
      },
    };
    const session = new MemoryStorage();
    const store = createTokenStore({
      local: shared as unknown as Storage,
      session: session as unknown as Storage,
      openChannel() {
        ownTab.channel = {
          onmessage: null,
          postMessage(data) {
            for (const { channel } of otherTabs()) channel?.onmessage?.({ data });
          },
          close() {},
        };
        return ownTab.channel;
      },
      onStorage(listener) {
        const notify = () => listener({ key: 'accessToken', newValue: null });
        ownTab.storage.add(notify);
        return () => ownTab.storage.delete(notify);
      },
      now,
    });
    tabs.push(ownTab);
    return { store, session };
  }
  return { open, local };
}
