import type { GameLogEvent } from './game-log.ts';
import type { LogContext, WallClockMs } from './types.ts';

/** A session has some tens of matches; beyond this nothing more is kept. */
const MOST = 20_000;

/** Both logs are written by one process, whose threads may disagree by so much. */
const SLACK = 2_000;

/** A server that is connected to and one that is named within this time are the same. */
const SAME_CONNECTION = 30_000;

/** So many entries behind a match are looked at for what belongs to it. */
const LOOKED_AT = 16;

/** A queue that was never left counts no longer than this. */
const LONGEST_QUEUE = 2 * 3_600_000;

const MENU = /^(?:mainmenu|hangar)$/;

interface Connection {
  at: WallClockMs;
  guid: string | null;
  host: string | null;
  queueTag: string | null;
  customGame: boolean;
  queueMs: number | null;
  /** The match this connection was for, once one took it. */
  takenBy: MatchTimes | null;
}

interface Result {
  at: WallClockMs;
  gameResult: string;
  rewards: Record<string, number>;
  isTaken: boolean;
}

export interface MatchTimes {
  startedAt: WallClockMs;
  endedAt: WallClockMs;
  map: string;
  gameplay: string;
  isFinished: boolean;
}

/** Keeps what game.log says about matches, and finds what belongs to one by time. */
export class GameFacts {
  private readonly versions: { at: WallClockMs; value: string }[] = [];
  private readonly localPlayers: { at: WallClockMs; value: string }[] = [];
  private readonly connections: Connection[] = [];
  private readonly results: Result[] = [];
  private queuedAt: WallClockMs | null = null;
  private queueMs: number | null = null;
  /** The connection that a line belongs to; null in the menu. */
  private current: Connection | null = null;

  add(event: GameLogEvent, at: WallClockMs): void {
    switch (event.type) {
      case 'clientVersion':
        remember(this.versions, at, event.version);
        break;
      case 'localPlayer':
        remember(this.localPlayers, at, event.id);
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
        if (!this.joins(at, (open) => open.guid === null || open.guid === event.guid)) {
          this.connect(at);
        }
        if (this.current !== null) this.current.guid = event.guid;
        break;
      case 'dedicatedServer':
        this.endQueue(at);
        if (!this.joins(at, (open) => open.host === null || open.host === event.host)) {
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
        if (this.results.length < MOST) {
          this.results.push({ at, gameResult: event.result, rewards: {}, isTaken: false });
        }
        break;
      case 'rewards': {
        const result = this.results.at(-1);
        if (result !== undefined) Object.assign(result.rewards, event.rewards);
        break;
      }
    }
  }

  /** What game.log adds to a match of the same session. */
  contextOf(match: MatchTimes): LogContext {
    const connection = this.takeConnection(match);
    const result = this.takeResult(match);
    const host = connection?.host ?? null;
    return {
      guid: connection?.guid ?? null,
      host,
      region: host === null ? null : regionOf(host),
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
   * The last connection before the match. One that a finished match took is not shared; after an
   * unfinished one the same match may go on.
   */
  private takeConnection(match: MatchTimes): Connection | null {
    const connection = this.connections[placeAfter(this.connections, match.startedAt + SLACK) - 1];
    if (connection === undefined) return null;
    const { takenBy } = connection;
    if (takenBy !== null) {
      const isSame = takenBy.map === match.map && takenBy.gameplay === match.gameplay;
      if (takenBy.isFinished || !isSame) return null;
    }
    connection.takenBy = match;
    return connection;
  }

  /** The first result after the match's end, unless another match began in between. */
  private takeResult({ startedAt, endedAt }: MatchTimes): Result | null {
    const { connections, results } = this;
    const place = placeAfter(results, endedAt - SLACK - 1);
    const result = results.slice(place, place + LOOKED_AT).find(({ isTaken }) => !isTaken);
    if (result === undefined) return null;
    const following = placeAfter(connections, Math.max(startedAt, endedAt) + SLACK);
    const next = connections
      .slice(following, following + LOOKED_AT)
      .find(({ guid }) => guid !== null);
    if (next !== undefined && result.at > next.at) return null;
    result.isTaken = true;
    return result;
  }

  private connect(at: WallClockMs): void {
    if (this.connections.length >= MOST) {
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
      takenBy: null,
    };
    this.connections.push(this.current);
  }

  /** True when the open connection is the one that the line at `at` speaks of. */
  private joins(at: WallClockMs, agrees: (open: Connection) => boolean): boolean {
    const { current } = this;
    return current !== null && at - current.at <= SAME_CONNECTION && agrees(current);
  }

  private endQueue(at: WallClockMs): void {
    if (this.queuedAt === null) return;
    const waited = at - this.queuedAt;
    this.queuedAt = null;
    this.queueMs = waited >= 0 && waited <= LONGEST_QUEUE ? waited : null;
  }

  private setProperty(name: string, value: string): void {
    if (this.current === null) return;
    if (name === 'queueTag') this.current.queueTag = value === '' ? null : value;
    if (name === 'custom_game') this.current.customGame = !/^(?:0|false|)$/i.test(value);
  }
}

/** The place of the first entry later than `at`; entries are in the order of their times. */
function placeAfter(entries: readonly { at: WallClockMs }[], at: WallClockMs): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as { at: WallClockMs }).at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `wheel10lw-us.pxo` -> `us`; null where the name ends otherwise. */
export function regionOf(host: string): string | null {
  return /-([a-z]{2,})\d*(?:\.|$)/i.exec(host)?.[1]?.toLowerCase() ?? null;
}

function remember(list: { at: WallClockMs; value: string }[], at: WallClockMs, value: string) {
  if (list.at(-1)?.value !== value && list.length < MOST) list.push({ at, value });
}

/** The last value of before `at`; the first one where all are later (a log that was joined late). */
function lastBefore(list: readonly { at: WallClockMs; value: string }[], at: WallClockMs) {
  return (list[placeAfter(list, at + SLACK) - 1] ?? list[0])?.value ?? null;
}
