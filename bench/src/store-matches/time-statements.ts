import { Client } from 'pg';

interface StatementTime {
  calls: number;
  ms: number;
}

export interface StatementTimes {
  /** Milliseconds during which at least one statement was awaited. */
  waitedMs: number;
  statements: [name: string, time: StatementTime][];
}

/** Runs `work` and measures how long this process waits for each kind of statement. */
export async function timeStatements(work: () => Promise<void>): Promise<StatementTimes> {
  const spent = new Map<string, StatementTime>();
  let pending = 0;
  let pendingSince = 0;
  let waitedMs = 0;
  const { query } = Client.prototype;
  const timedQuery = function (this: Client, ...values: unknown[]) {
    const name = nameOf(values[0]);
    const startedAt = performance.now();
    const end = () => {
      pending--;
      const now = performance.now();
      if (pending === 0) waitedMs += now - pendingSince;
      const { calls, ms } = spent.get(name) ?? { calls: 0, ms: 0 };
      spent.set(name, { calls: calls + 1, ms: ms + now - startedAt });
    };
    if (pending === 0) pendingSince = startedAt;
    pending++;
    const callback = values.at(-1);
    if (typeof callback === 'function') {
      values[values.length - 1] = (...results: unknown[]) => {
        end();
        callback(...results);
      };
    }
    const result = Reflect.apply(query, this, values);
    if (result instanceof Promise) result.then(end, end);
    else if (typeof callback !== 'function') onAnswered(result, end);
    return result;
  };
  Reflect.set(Client.prototype, 'query', timedQuery);
  try {
    await work();
  } finally {
    Reflect.set(Client.prototype, 'query', query);
  }
  return { waitedMs, statements: [...spent].sort(([, a], [, b]) => b.ms - a.ms) };
}

/** Calls `end` when a statement that `pg` does not know, such as COPY, is answered. */
function onAnswered(statement: { handleReadyForQuery(): void }, end: () => void): void {
  const handleReadyForQuery = statement.handleReadyForQuery;
  statement.handleReadyForQuery = () => {
    end();
    handleReadyForQuery.call(statement);
  };
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return shorten(query);
  const { name, text, cursor } = query as {
    name?: string;
    text?: string;
    cursor?: { text?: string };
  };
  return name ?? shorten(text ?? cursor?.text ?? 'other');
}

function shorten(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ');
  return /^copy \w+/.exec(words)?.[0] ?? words.slice(0, 40);
}
