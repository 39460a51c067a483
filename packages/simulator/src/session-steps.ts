import type { Build } from './builds.ts';
import type { Random } from './random.ts';
import type { MatchPlan, PlannedVehicle } from './types.ts';

/** What one client run shows, in order; `at` is an instant, the clock's error not included. */
export type SessionStep =
  | { kind: 'place'; at: number; map: 'mainmenu' | 'hangar' }
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
      local: PlannedVehicle;
      /** Milliseconds after the level start at which this client saw no more; null saw the end. */
      cutAt: number | null;
      /** Characters cut off the file's last line; 0 is no crash. */
      crash: number;
    };
