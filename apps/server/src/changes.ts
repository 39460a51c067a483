import { Client, type ClientConfig } from 'pg';
import { defineQuery } from './database/define-query.ts';

/** The channel on which every commit announces which data it changed. */
export const CHANGES_CHANNEL = 'scrapboard_changed';

/** What changed; `all` if a list would be too long to send. */
export type Change =
  | { readonly all: true }
  | {
      readonly all: false;
      readonly players: readonly string[];
      readonly matches: readonly string[];
      /** Whether a player was hidden or shown again. */
      readonly hidden?: true;
    };

/**
 * Announces a change within the transaction that makes it; takes the channel and the payload that
 * `createChangePayload` returns.
 */
export const notifyChange = defineQuery({
  text: 'select from pg_notify($1, $2)',
  parameters: ['text', 'text'],
});

/** PostgreSQL refuses a payload of 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7900;

/**
 * Returns the payload that announces a change: `all`, or JSON with the ids of players and matches
 * (as in the database), and whether one was hidden or shown again. Pass it to `notifyChange` inside
 * the transaction that makes the change, so that it is delivered if and only if that commits.
 */
export function createChangePayload(
  players: Iterable<string>,
  matches: Iterable<string | bigint> = [],
  hidden?: true,
): string {
  const payload = JSON.stringify({
    players: [...players],
    matches: [...matches].map(String),
    hidden,
  });
  return Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES ? 'all' : payload;
}

/** Parses a payload; an invalid one counts as `all`, because a cache must never miss a change. */
export function parseChange(payload: string): Change {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value === 'object' && value !== null) {
      const { players = [], matches = [], hidden } = value as Record<string, unknown>;
      if (isStringArray(players) && isStringArray(matches)) {
        const change = { all: false, players, matches } as const;
        return hidden === true ? { ...change, hidden } : change;
      }
    }
  } catch {}
  return { all: true };
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export interface ChangeFeed {
  /**
   * False while notifications could be missed (connecting, connection lost): nothing read now may
   * be cached. Before it turns true, listeners receive `all`.
   */
  readonly isListening: boolean;
  /** Calls back on every change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
}

/** Listens on a connection of its own and reconnects when it is lost. */
export async function listenForChanges(connection: ClientConfig): Promise<ChangeFeed> {
  const listeners = new Set<(change: Change) => void>();
  const notifyListeners = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  let client: Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retryTimer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, application_name: 'scrapboard changes' });
    client = next;
    let isLost = false;
    const reconnectLater = () => {
      if (isLost || isClosed) return;
      isLost = true;
      isListening = false;
      next.end().catch(() => {});
      notifyListeners({ all: true });
      retryTimer = setTimeout(() => connect().catch(() => {}), 1000);
    };
    next.on('error', reconnectLater);
    next.on('end', reconnectLater);
    next.on('notification', (message) => {
      if (message.channel === CHANGES_CHANNEL) notifyListeners(parseChange(message.payload ?? ''));
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      reconnectLater();
      throw error;
    }
    notifyListeners({ all: true });
    isListening = true;
  }

  await connect();
  return {
    get isListening() {
      return isListening;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(retryTimer);
      await client?.end().catch(() => {});
    },
  };
}
