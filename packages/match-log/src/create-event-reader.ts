import type { LineBytes } from './bytes.ts';
import { CombatScanner } from './combat-scanner.ts';
import { decodeText } from './decode-text.ts';
import type { CombatLogEvent, LogEvent } from './events.ts';
import { GameLogScanner } from './game-log.ts';
import * as kinds from './line-kinds.ts';
import type { WallClockMs } from './types.ts';

export interface EventReader {
  push(file: 'combat' | 'game', chunk: Uint8Array): void;
  /** Reads the last lines. */
  end(): void;
}

/**
 * Creates a reader that emits every line as a typed event. It recognises lines like the match reader
 * does, but creates an object for each, which takes several times as long.
 * @param sessionStartedAt wall-clock time of the session folder's name; without it times start at 1970.
 */
export function createEventReader(
  onEvent: (event: LogEvent) => void,
  { sessionStartedAt = 0 }: { sessionStartedAt?: WallClockMs } = {},
): EventReader {
  const combat = new CombatScanner(sessionStartedAt, {
    onCombatLine(kind, fields, clock, source) {
      onEvent({ ...toEvent(kind, fields, source), at: clock.at });
    },
    onUnknownLine(at, text) {
      onEvent({ type: 'unknown', text, at });
    },
  });
  const game = new GameLogScanner(sessionStartedAt, (event, at) => onEvent({ ...event, at }));
  return {
    push(file, chunk) {
      (file === 'combat' ? combat : game).push(chunk);
    },
    end() {
      game.end();
      combat.end();
    },
  };
}

const PADDING = /^ +| +$/g;

function toEvent(kind: number, fields: kinds.LineFields, { bytes }: LineBytes): CombatLogEvent {
  const a = () => decodeText(bytes, fields.aStart, fields.aEnd).replace(PADDING, '');
  const b = () => decodeText(bytes, fields.bStart, fields.bEnd).replace(PADDING, '');
  const c = () => decodeText(bytes, fields.cStart, fields.cEnd);
  const d = () => decodeText(bytes, fields.dStart, fields.dEnd);
  const flags = () => d().split('|').filter(Boolean);
  const { n0, n1, n2, n3 } = fields;
  switch (kind) {
    case kinds.LEVEL:
      return { type: 'level', level: n0, map: a(), gameplay: b() };
    case kinds.GAMEPLAY_START:
      return { type: 'gameplayStart', gameplay: a(), map: b() };
    case kinds.BATTLE_ACTIVE:
      return { type: 'battleActive' };
    case kinds.ROSTER:
      return {
        type: 'roster',
        index: n0,
        uid: b(),
        party: c(),
        nickname: a(),
        team: n1,
        bot: n2 !== 0,
        powerScore: n3,
        build: d(),
      };
    case kinds.SPAWN:
      return { type: 'spawn', index: n0, nickname: a(), team: n1, spawnCounter: n2, build: b() };
    case kinds.DAMAGE:
      return {
        type: 'damage',
        victim: a(),
        attacker: b(),
        weapon: c(),
        damage: n0,
        flags: flags(),
      };
    case kinds.KILL:
      return { type: 'kill', victim: a(), killer: b() };
    case kinds.ASSIST:
      return { type: 'assist', nickname: a(), weapon: b(), ago: n2, damage: n0, flags: flags() };
    case kinds.SCORE:
      return { type: 'score', index: n0, nickname: a(), points: n1, reason: b() };
    case kinds.STRIPE:
      return { type: 'medal', index: n0, nickname: a(), medal: b(), count: n1 };
    case kinds.ROUND:
      return {
        type: 'roundEnd',
        round: n2,
        reason: a(),
        winnerTeam: n0,
        winReason: b(),
        battleTime: n1,
      };
    case kinds.FINISH:
      return {
        type: 'finish',
        reason: a(),
        outcome: n3 === 1 ? { winnerTeam: n0, winReason: b(), battleTime: n1 } : null,
      };
    case kinds.TEST_DRIVE_START:
      return { type: 'testDriveStart' };
    case kinds.TEST_DRIVE_END:
      return { type: 'testDriveEnd' };
    case kinds.MOB:
      return { type: 'mob', definition: a() };
    case kinds.WAVE:
      return { type: 'wave', wave: n0 };
    default:
      return { type: 'other' };
  }
}
