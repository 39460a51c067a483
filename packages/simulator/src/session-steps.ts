import type { Build } from './builds.ts';
import type { Random } from './random.ts';
import type { MatchPlan, PlannedVehicle } from './types.ts';

/** What happens in one session, in order; `at` is an instant without the clock's error. */
export type SessionStep =
  | { kind: 'menu'; at: number; map: 'mainmenu' | 'hangar' }
  | {
      kind: 'testDrive';
      at: number;
      endsAt: number;
      shots: number;
      nickname: string;
      build: Build;
      verb: string;
      random: Random;
    }
  | {
      kind: 'match';
      at: number;
      plan: MatchPlan;
      /** The vehicle of the player whose log this is. */
      localVehicle: PlannedVehicle;
      /** Milliseconds after the level start at which this client left; null if it saw the end. */
      cutAt: number | null;
      /** Characters that a crash cut from the file's last line; 0 without a crash. */
      lostCharacters: number;
    };
