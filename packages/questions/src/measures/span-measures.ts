import { number } from './measure.ts';

/** When the first and the last of the matches began. */
export const spanMeasures = {
  first: number({ reduce: 'min', column: 'started_at', where: [] }, { unit: 'instant' }),
  last: number({ reduce: 'max', column: 'started_at', where: [] }, { unit: 'instant' }),
};
