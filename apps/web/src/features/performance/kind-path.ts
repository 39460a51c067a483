import { paths } from '../../paths.ts';

/** The page of all parts of a kind. */
export const kindPath = {
  weapon: paths.performanceWeapon,
  movement: paths.performanceMovement,
  cabin: paths.performanceCabin,
} as const;
