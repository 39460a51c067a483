import type { GameLogEvent } from './game-log.ts';
import type { WallClockMs } from './types.ts';

/** What one line of combat.log says. Names are as written, padding taken off; amounts in hundredths. */
export type CombatLogEvent =
  | { type: 'level'; level: number; map: string; gameplay: string }
  | { type: 'gameplayStart'; gameplay: string; map: string }
  | { type: 'battleActive' }
  | {
      type: 'roster';
      index: number;
      uid: string;
      party: string;
      nickname: string;
      team: number;
      bot: boolean;
      powerScore: number;
      build: string;
    }
  | {
      type: 'spawn';
      index: number;
      nickname: string;
      team: number;
      spawnCounter: number;
      build: string;
    }
  | {
      type: 'damage';
      victim: string;
      attacker: string;
      /** As written: what stands behind a colon is still there. */
      weapon: string;
      damage: number;
      flags: string[];
    }
  | { type: 'kill'; victim: string; killer: string }
  | {
      type: 'assist';
      nickname: string;
      weapon: string;
      /** Hundredths of a second. */
      ago: number;
      damage: number;
      flags: string[];
    }
  | { type: 'score'; index: number; nickname: string; points: number; reason: string }
  | { type: 'medal'; index: number; nickname: string; medal: string; count: number }
  | {
      type: 'roundEnd';
      round: number;
      reason: string;
      winnerTeam: number;
      winReason: string;
      /** Tenths of a second. */
      battleTime: number;
    }
  | {
      type: 'finish';
      reason: string;
      /** Null where the line names the reason alone. */
      outcome: { winnerTeam: number; winReason: string; battleTime: number } | null;
    }
  | { type: 'testDriveStart' }
  | { type: 'testDriveEnd' }
  | { type: 'mob'; definition: string }
  /** A known line of no consequence: console, waves, states of a convoy. */
  | { type: 'other' }
  | { type: 'unknown'; text: string };

/** One line of a log; `at` is its wall-clock time, the previous line's where it has none. */
export type LogEvent = (CombatLogEvent | GameLogEvent) & { at: WallClockMs };
