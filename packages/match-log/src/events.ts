import type { GameLogEvent } from './game-log.ts';
import type { WallClockMs } from './types.ts';

/** A line of combat.log. Names are without padding; amounts are in hundredths. */
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
      /** As written, including a suffix after a colon. */
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
      /** Null if the line has only the reason. */
      outcome: { winnerTeam: number; winReason: string; battleTime: number } | null;
    }
  | { type: 'testDriveStart' }
  | { type: 'testDriveEnd' }
  | { type: 'mob'; definition: string }
  | { type: 'wave'; wave: number }
  /** A known line that is ignored: console, convoy and defense states. */
  | { type: 'other' }
  | { type: 'unknown'; text: string };

/** A line of a log; `at` is its wall-clock time, or the previous line's if it has none. */
export type LogEvent = (CombatLogEvent | GameLogEvent) & { at: WallClockMs };
