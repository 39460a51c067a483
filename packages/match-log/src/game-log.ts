import { skipBlanks } from './bytes.ts';
import { decodeText } from './decode-text.ts';
import { parseGameId } from './game-id.ts';
import { LineClock } from './line-clock.ts';
import { type LineSink, LineWindow } from './line-window.ts';
import type { WallClockMs } from './types.ts';

/** A line of game.log that is relevant for matches. */
export type GameLogEvent =
  | { type: 'clientVersion'; version: string }
  | { type: 'localPlayer'; id: string; nickname: string }
  | { type: 'queueStarted' }
  | { type: 'queueConnected' }
  | { type: 'connected'; guid: string | null }
  | { type: 'dedicatedServer'; host: string }
  | { type: 'gameLevel'; map: string }
  | { type: 'matchProperty'; name: string; value: string }
  | { type: 'gameResult'; result: string }
  | { type: 'rewards'; rewards: Record<string, number> }
  /** Resources that the match paid as loot, besides its rewards. */
  | { type: 'loot'; rewards: Record<string, number> };

export type GameLogSink = (event: GameLogEvent, at: WallClockMs) => void;

/** Reads game.log; most of its lines are irrelevant and skipped after looking at their first character. */
export class GameLogScanner implements LineSink {
  lines = 0;
  /** Lines with the game's time prefix. */
  recognizedLines = 0;
  private readonly window: LineWindow;
  private readonly clock: LineClock;
  private readonly sink: GameLogSink;
  /** True between the result and the next event, usually the rewards. */
  private isAwaitingRewards = false;
  /** True between the result and the first event that is not about it. */
  private isAfterResult = false;

  constructor(sessionStartedAt: WallClockMs, sink: GameLogSink) {
    this.sink = sink;
    this.window = new LineWindow(() => this);
    this.clock = new LineClock(this.window, sessionStartedAt);
  }

  push(chunk: Uint8Array): void {
    this.window.push(chunk);
  }

  end(): void {
    this.window.end();
  }

  onLine(start: number, end: number, isComplete: boolean): void {
    this.lines++;
    const { bytes } = this.window;
    const content = this.clock.readPrefix(start, end);
    if (content >= 0) this.recognizedLines++;
    if (!isComplete) return;
    const from = skipBlanks(bytes, content < 0 ? start : content, end);
    const wasAwaitingRewards = this.isAwaitingRewards && content >= 0;
    if (!wasAwaitingRewards && !isCandidate(bytes[from])) return;
    const text = decodeText(bytes, from, end).trimEnd();
    const event = recognizeGameLine(text, wasAwaitingRewards);
    if (event === null || (event.type === 'loot' && !this.isAfterResult)) return;
    this.isAwaitingRewards = event.type === 'gameResult';
    this.isAfterResult = RESULT_EVENTS.has(event.type);
    this.sink(event, this.clock.at);
  }
}

const RESULT_EVENTS: ReadonlySet<GameLogEvent['type']> = new Set(['gameResult', 'rewards', 'loot']);

/** The characters that relevant lines begin with. */
const CANDIDATES = new Set([...'/TSCGcl="\''].map((character) => character.charCodeAt(0)));

function isCandidate(byte: number | undefined): boolean {
  return byte !== undefined && CANDIDATES.has(byte);
}

const VERSION = /Build: Crossout\s+\S+\s+(\d[\w.]{0,40})/;
const LOCAL_PLAYER =
  /^(?:TSConnectionManager: negotiation complete|TargemService:OnGoingOnline): .*?uid (\S+), nickName '(.*?)',/;
const CONNECTED = /^client: connected to \S+, server guid '(\d{1,32})'/;
const DEDICATED = /^client: connected to dedicated server\. .*hostname: '([^']{1,200})'/;
const LEVEL = /^=+ starting level \d+: '(?:levels\/maps\/)?([^']*)'/;
const PROPERTY = /^["']?(queueTag|custom_game|botlist|minUR|maxUR)["']?\s*[:=]\s*(.*?)[,;]?$/;
const RESULT = /^Gameplay statistic\. gameResult '(\w+)'/;
/** Matches a pack of a resource; other loot is not counted. */
const RESOURCE_PACK = /^ResourcePack_([A-Za-z]\w{0,40}?)_?(\d{1,6})$/;
const REWARD = /^(\w+)\s+(-?\d+(?:\.\d+)?)$/;

function recognizeGameLine(text: string, isAwaitingRewards: boolean): GameLogEvent | null {
  if (isAwaitingRewards) {
    const rewards = readRewards(text);
    if (rewards !== null) return { type: 'rewards', rewards };
  }
  switch (text[0]) {
    case '/': {
      const version = VERSION.exec(text)?.[1];
      return version === undefined ? null : { type: 'clientVersion', version };
    }
    case 'T': {
      const match = LOCAL_PLAYER.exec(text);
      const id = match === null ? null : parseGameId(match[1] as string);
      return match === null || id === null
        ? null
        : { type: 'localPlayer', id, nickname: match[2] as string };
    }
    case 'S':
      return text.startsWith('StartMatchmaking:') ? { type: 'queueStarted' } : null;
    case 'C':
      return text.startsWith('CL_MatchMaker::ConnectHandler:') ? { type: 'queueConnected' } : null;
    case 'c': {
      const guid = CONNECTED.exec(text)?.[1];
      if (guid !== undefined) return { type: 'connected', guid: /^0+$/.test(guid) ? null : guid };
      const host = DEDICATED.exec(text)?.[1];
      return host === undefined ? null : { type: 'dedicatedServer', host };
    }
    case '=': {
      const map = LEVEL.exec(text)?.[1];
      return map === undefined ? null : { type: 'gameLevel', map };
    }
    case '"':
    case "'": {
      const match = PROPERTY.exec(text);
      if (match === null) return null;
      const value = (match[2] as string).replace(/^["']|["']$/g, '').slice(0, 80);
      return { type: 'matchProperty', name: match[1] as string, value };
    }
    case 'l':
      return text.startsWith('loot:') ? { type: 'loot', rewards: readLoot(text) } : null;
    case 'G': {
      const result = RESULT.exec(text)?.[1];
      return result === undefined ? null : { type: 'gameResult', result };
    }
    default:
      return null;
  }
}

/** Reads a line of items: `loot: ResourcePack_Gasoline5;`. */
function readLoot(text: string): Record<string, number> {
  const rewards: Record<string, number> = {};
  for (const item of text.slice('loot:'.length).split(/[;,]/)) {
    const [, resource, amount] = RESOURCE_PACK.exec(item.trim()) ?? [];
    if (resource === undefined) continue;
    rewards[resource] = (rewards[resource] ?? 0) + Number(amount);
  }
  return rewards;
}

/** Reads a line of names and amounts only: `Accumulators   5, Glory  35,  score 952, expTotal 2856`. */
function readRewards(text: string): Record<string, number> | null {
  const rewards: Record<string, number> = {};
  for (const part of text.split(',')) {
    const match = REWARD.exec(part.trim());
    if (match === null) return null;
    rewards[match[1] as string] = Number(match[2]);
  }
  return rewards;
}
