export type { ExpectedSessionMatch, SimulatedSession } from './create-session.ts';
export { decodeLog } from './decode-log.ts';
export type { KnownEffects } from './known-effects.ts';
export { type ModeKey, modeKeys } from './modes.ts';
export { planMatchStarts } from './plan-match-starts.ts';
export type { SimulatedPlayer } from './players.ts';
export {
  type SessionLogText,
  type SessionOptions,
  simulateSessions,
  writeSessionLogs,
} from './simulate-sessions.ts';
export { type SimulatedFile, simulateToFiles } from './simulate-to-files.ts';
export { type SimulatedWorld, simulateWorld, type WorldOptions } from './simulate-world.ts';
export type {
  Era,
  ExpectedFinish,
  ExpectedMatch,
  ExpectedNumbers,
  ExpectedPlayer,
} from './types.ts';
