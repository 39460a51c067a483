import { type PairEffect, pairEffects } from '@scrapboard/statistics';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, keyOf, rateOf } from '../../questions/read-row.ts';

interface Answers {
  pairs: Answer;
  part: Answer;
  parts: Answer;
  allVehicles: Answer;
}

/** Computes how much more each pair wins than expected from its two parts, by the other part. */
export function computePartnerEffects({
  pairs,
  part,
  parts,
  allVehicles,
}: Answers): Map<string, PairEffect> {
  const [partRow, allRow] = [part.rows[0], allVehicles.rows[0]];
  if (partRow === undefined || allRow === undefined) return new Map();
  const singleRates = new Map(
    parts.rows.map((row) => [keyOf(row, 'part'), rateOf(row, 'winRate')]),
  );
  // Vehicles of one match share its result.
  const rowsPerResult = countOf(partRow, 'games') / Math.max(1, countOf(partRow, 'matches'));
  const knownPairs = pairs.rows.flatMap((row) => {
    const id = keyOf(row, 'withPart');
    const second = singleRates.get(id);
    return second === undefined ? [] : [{ id, second, together: rateOf(row, 'winRate') }];
  });
  const effects = pairEffects(
    knownPairs.map(({ second, together }) => ({
      together,
      second,
      first: rateOf(partRow, 'winRate'),
      all: rateOf(allRow, 'winRate'),
      rowsPerResult,
    })),
  );
  return new Map(
    knownPairs.flatMap(({ id }, index) => {
      const effect = effects[index];
      return effect === undefined ? [] : [[id, effect] as const];
    }),
  );
}
