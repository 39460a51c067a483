/** A message that a server would have sent by mail. */
export interface Mail {
  to: string;
  /** A path of the product. */
  link: string;
}

export interface Inbox {
  receive(mail: Mail): void;
  /** The newest message that was not put away. */
  newest(): Mail | null;
  putAway(): void;
  subscribe(listener: () => void): () => void;
}

/** The mails of the demo: they go no further than the page. */
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
    putAway: () => set(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
