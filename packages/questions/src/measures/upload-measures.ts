import { count, distinct } from '../aggregate.ts';
import { type Measure, number } from './measure.ts';
import { spanMeasures } from './span-measures.ts';

/** A row is a match in an upload. */
export const uploadMeasures: Readonly<Record<string, Measure>> = {
  ...spanMeasures,
  uploads: number(distinct(['upload']), { unit: 'uploads' }),
  /** Different accounts and networks; uploads of unknown ones are left out. */
  uploaders: number(distinct(['uploader']), { unit: 'players' }),
  matches: number(distinct(['match_id']), { unit: 'matches' }),
  logs: number(count([]), { unit: 'matches' }),
  newMatches: number(count([{ column: 'outcome', is: 'new' }]), { unit: 'matches' }),
  confirmations: number(count([{ column: 'outcome', is: 'known' }]), { unit: 'matches' }),
  unfinished: number(count([{ column: 'outcome', is: 'unfinished' }]), { unit: 'matches' }),
};
