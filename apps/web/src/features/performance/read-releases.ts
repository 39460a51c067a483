import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, estimateOf, keyOf, nameOf } from '../../questions/read-row.ts';
import type { PartInReleases, ReleaseResults } from './compare-releases.ts';

export type ReleaseAnswers = Record<PartPageKind | `${PartPageKind}Vehicles`, Answer>;

const NO_ESTIMATE = { value: 0, low: -100, high: 100, n: 0 };

/** Returns the results of every part in two releases. */
export function readReleases(now: ReleaseAnswers, before: ReleaseAnswers): PartInReleases[] {
  return partPageKinds.flatMap((kind) => {
    const [resultsNow, resultsBefore] = [resultsOf(now, kind), resultsOf(before, kind)];
    const ids = new Set([...resultsNow.byPart.keys(), ...resultsBefore.byPart.keys()]);
    return [...ids].map((id) => ({
      id,
      kind,
      name:
        [now, before]
          .map((answers) => nameOf(answers[kind], 'part', id))
          .find((name) => name !== id) ?? id,
      now: resultsNow.byPart.get(id) ?? resultsNow.unplayed,
      before: resultsBefore.byPart.get(id) ?? resultsBefore.unplayed,
    }));
  });
}

function resultsOf(answers: ReleaseAnswers, kind: PartPageKind) {
  const vehicles = countOf(answers[`${kind}Vehicles`].rows[0], 'vehicles');
  const unplayed: ReleaseResults = { games: 0, players: 0, vehicles, above: NO_ESTIMATE };
  const byPart = new Map(
    answers[kind].rows.map((row): [string, ReleaseResults] => [
      keyOf(row, 'part'),
      {
        games: countOf(row, 'games'),
        players: countOf(row, 'players'),
        vehicles,
        above: estimateOf(row, 'winRateAboveExpectation'),
      },
    ]),
  );
  return { byPart, unplayed };
}
