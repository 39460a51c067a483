import type { FactTable } from '../fact-tables.ts';
import type { Measure } from './measure.ts';
import { partMeasures } from './part-measures.ts';
import { playerMeasures } from './player-measures.ts';
import { rewardMeasures } from './reward-measures.ts';
import { uploadMeasures } from './upload-measures.ts';

/**
 * Every measure by table and name, in the order of menus. The same name measures the same of each
 * table's rows. Its text is `measures.<name>`.
 */
export const measures: Readonly<Record<FactTable, Readonly<Record<string, Measure>>>> = {
  players: playerMeasures,
  parts: partMeasures,
  rewards: rewardMeasures,
  uploads: uploadMeasures,
};
