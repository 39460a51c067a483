import { paths } from '../../paths.ts';

/** The path of the page with the leaders of each kind. */
export const kindPath = {
  weapon: paths.leaderWeapon,
  movement: paths.leaderMovement,
  cabin: paths.leaderCabin,
} as const;
