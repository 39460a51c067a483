/** A message that a server would have emailed. */
export interface Mail {
  to: string;
  /** A path of the product. */
  link: string;
}

export interface Inbox {
  receive(mail: Mail): void;
  /** The newest message that was not dismissed. */
  newest(): Mail | null;
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** Returns the inbox of the demo, whose emails never leave the page. */
export function createInbox(): Inbox {
  let newest: Mail | null = null;
  const listeners = new Set<() => void>();
  const set = (mail: Mail | null) => {
    newest = mail;
    for (const listener of listeners) listener();
  };
  return {
    receive: set,
    newest: () => newest,
    dismiss: () => set(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
