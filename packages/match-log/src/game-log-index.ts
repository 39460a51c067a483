import type { GameLogEvent } from './game-log.ts';
import type { LogContext, WallClockMs } from './types.ts';

/** Limits memory; real sessions have a few dozen matches. */
const MAX_ENTRIES = 20_000;

/** Both logs are written by one process, whose threads may differ by this much. */
const CLOCK_TOLERANCE_MS = 2_000;

/** Lines about a connection within this time are about the same one. */
const SAME_CONNECTION_MS = 30_000;

/** How many entries after a match are searched for its result. */
const MAX_LOOKAHEAD = 16;

/** After a longer wait, the player must have left the queue in between. */
const MAX_QUEUE_MS = 2 * 3_600_000;

const MENU = /^(?:mainmenu|hangar)$/;

interface Connection {
  at: WallClockMs;
  guid: string | null;
  host: string | null;
  queueTag: string | null;
  customGame: boolean;
  queueMs: number | null;
  /** The match this connection was assigned to. */
  assignedTo: MatchOutline | null;
}

interface Result {
  at: WallClockMs;
  gameResult: string;
  rewards: Record<string, number>;
  isAssigned: boolean;
}

/** The facts of combat.log by which a match is matched with the lines of game.log. */
export interface MatchOutline {
  startedAt: WallClockMs;
  endedAt: WallClockMs;
  map: string;
  gameplay: string;
  isFinished: boolean;
}

/** Collects what game.log contains about matches and finds the data of a match by time. */
export class GameLogIndex {
  private readonly versions: { at: WallClockMs; value: string }[] = [];
  private readonly localPlayers: { at: WallClockMs; value: string }[] = [];
  private readonly connections: Connection[] = [];
  private readonly results: Result[] = [];
  private queuedAt: WallClockMs | null = null;
  private queueMs: number | null = null;
  /** The connection that the current lines belong to; null in the menu. */
  private current: Connection | null = null;

  add(event: GameLogEvent, at: WallClockMs): void {
    switch (event.type) {
      case 'clientVersion':
        addIfChanged(this.versions, at, event.version);
        break;
      case 'localPlayer':
        addIfChanged(this.localPlayers, at, event.id);
        break;
      case 'queueStarted':
        this.queuedAt = at;
        this.queueMs = null;
        break;
      case 'queueConnected':
        this.endQueue(at);
        break;
      case 'connected':
        this.endQueue(at);
        if (!this.isCurrentConnection(at, ({ guid }) => guid === null || guid === event.guid)) {
          this.connect(at);
        }
        if (this.current !== null) this.current.guid = event.guid;
        break;
      case 'dedicatedServer':
        this.endQueue(at);
        if (!this.isCurrentConnection(at, ({ host }) => host === null || host === event.host)) {
          this.connect(at);
        }
        if (this.current !== null) this.current.host = event.host;
        break;
      case 'gameLevel':
        if (MENU.test(event.map)) this.current = null;
        else if (this.current === null) this.connect(at);
        break;
      case 'matchProperty':
        this.setProperty(event.name, event.value);
        break;
      case 'gameResult':
        if (this.results.length < MAX_ENTRIES) {
          this.results.push({ at, gameResult: event.result, rewards: {}, isAssigned: false });
        }
        break;
      case 'rewards': {
        const result = this.results.at(-1);
        if (result !== undefined) Object.assign(result.rewards, event.rewards);
        break;
      }
      case 'loot': {
        const rewards = this.results.at(-1)?.rewards ?? {};
        for (const [resource, amount] of Object.entries(event.rewards)) {
          rewards[resource] = (rewards[resource] ?? 0) + amount;
        }
        break;
      }
    }
  }

  /**
   * Returns what game.log adds to a match of the same session. Call it once per match, in order: it
   * assigns connections and results, so that no other match gets them.
   */
  assignContext(match: MatchOutline): LogContext {
    const connection = this.assignConnection(match);
    const result = this.assignResult(match);
    const host = connection?.host ?? null;
    return {
      guid: connection?.guid ?? null,
      host,
      region: host === null ? null : parseRegion(host),
      clientVersion: lastBefore(this.versions, match.startedAt),
      queueTag: connection?.queueTag ?? null,
      customGame: connection?.customGame ?? false,
      gameResult: result?.gameResult ?? null,
      rewards: { ...result?.rewards },
      localPlayer: lastBefore(this.localPlayers, match.startedAt),
      queueMs: connection?.queueMs ?? null,
    };
  }

  /**
   * Returns the last connection before the match. That of a finished match is not reused; after an
   * unfinished match the same match may continue.
   */
  private assignConnection(match: MatchOutline): Connection | null {
    const connection =
      this.connections[indexAfter(this.connections, match.startedAt + CLOCK_TOLERANCE_MS) - 1];
    if (connection === undefined) return null;
    const { assignedTo } = connection;
    if (assignedTo !== null) {
      const isSame = assignedTo.map === match.map && assignedTo.gameplay === match.gameplay;
      if (assignedTo.isFinished || !isSame) return null;
    }
    connection.assignedTo = match;
    return connection;
  }

  /** Returns the first result after the match's end, unless another match began in between. */
  private assignResult({ startedAt, endedAt }: MatchOutline): Result | null {
    const { connections, results } = this;
    const index = indexAfter(results, endedAt - CLOCK_TOLERANCE_MS - 1);
    const result = results
      .slice(index, index + MAX_LOOKAHEAD)
      .find(({ isAssigned }) => !isAssigned);
    if (result === undefined) return null;
    const nextIndex = indexAfter(connections, Math.max(startedAt, endedAt) + CLOCK_TOLERANCE_MS);
    const next = connections
      .slice(nextIndex, nextIndex + MAX_LOOKAHEAD)
      .find(({ guid }) => guid !== null);
    if (next !== undefined && result.at > next.at) return null;
    result.isAssigned = true;
    return result;
  }

  private connect(at: WallClockMs): void {
    if (this.connections.length >= MAX_ENTRIES) {
      this.current = null;
      return;
    }
    const { queueMs } = this;
    this.queueMs = null;
    this.current = {
      at,
      guid: null,
      host: null,
      queueTag: null,
      customGame: false,
      queueMs,
      assignedTo: null,
    };
    this.connections.push(this.current);
  }

  /** Returns whether a line at `at` belongs to the current connection. */
  private isCurrentConnection(
    at: WallClockMs,
    agrees: (connection: Connection) => boolean,
  ): boolean {
    const { current } = this;
    return current !== null && at - current.at <= SAME_CONNECTION_MS && agrees(current);
  }

  private endQueue(at: WallClockMs): void {
    if (this.queuedAt === null) return;
    const waitMs = at - this.queuedAt;
    this.queuedAt = null;
    this.queueMs = waitMs >= 0 && waitMs <= MAX_QUEUE_MS ? waitMs : null;
  }

  private setProperty(name: string, value: string): void {
    if (this.current === null) return;
    if (name === 'queueTag') this.current.queueTag = value === '' ? null : value;
    if (name === 'custom_game') this.current.customGame = !/^(?:0|false|)$/i.test(value);
  }
}

/** Returns the index of the first entry later than `at`; entries are sorted by time. */
function indexAfter(entries: readonly { at: WallClockMs }[], at: WallClockMs): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as { at: WallClockMs }).at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the region in a host name: `wheel10lw-us.pxo` -> `us`; null if it has none. */
export function parseRegion(host: string): string | null {
  return /-([a-z]{2,})\d*(?:\.|$)/i.exec(host)?.[1]?.toLowerCase() ?? null;
}

function addIfChanged(list: { at: WallClockMs; value: string }[], at: WallClockMs, value: string) {
  if (list.at(-1)?.value !== value && list.length < MAX_ENTRIES) list.push({ at, value });
}

/** Returns the last value before `at`, or the first one if all are later (a log that starts late). */
function lastBefore(list: readonly { at: WallClockMs; value: string }[], at: WallClockMs) {
  return (list[indexAfter(list, at + CLOCK_TOLERANCE_MS) - 1] ?? list[0])?.value ?? null;
}
