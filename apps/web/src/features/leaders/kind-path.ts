import { paths } from '../../paths.ts';

/** The page of the leaders with all parts of a kind. */
export const kindPath = {
  weapon: paths.leaderWeapon,
  movement: paths.leaderMovement,
  cabin: paths.leaderCabin,
} as const;
