import { type PartPageKind, partKinds } from '../../catalogue/part-kinds.ts';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, estimateOf, keyOf, nameOf } from '../../questions/read-row.ts';
import type { PartVersions, VersionUse } from './compare-versions.ts';

export type VersionAnswers = Record<PartPageKind | `${PartPageKind}Vehicles`, Answer>;

const NO_RESULTS = { value: 0, low: -100, high: 100, n: 0 };

/** Returns the results of every part in two releases. */
export function readVersions(now: VersionAnswers, before: VersionAnswers): PartVersions[] {
  return partKinds.flatMap((kind) => {
    const [usesNow, usesBefore] = [usesOf(now, kind), usesOf(before, kind)];
    const ids = new Set([...usesNow.uses.keys(), ...usesBefore.uses.keys()]);
    return [...ids].map((id) => ({
      id,
      kind,
      name:
        [now, before]
          .map((answers) => nameOf(answers[kind], 'part', id))
          .find((name) => name !== id) ?? id,
      now: usesNow.uses.get(id) ?? usesNow.none,
      before: usesBefore.uses.get(id) ?? usesBefore.none,
    }));
  });
}

function usesOf(answers: VersionAnswers, kind: PartPageKind) {
  const vehicles = countOf(answers[`${kind}Vehicles`].rows[0], 'vehicles');
  const none: VersionUse = { games: 0, players: 0, vehicles, above: NO_RESULTS };
  const uses = new Map(
    answers[kind].rows.map((row): [string, VersionUse] => [
      keyOf(row, 'part'),
      {
        games: countOf(row, 'games'),
        players: countOf(row, 'players'),
        vehicles,
        above: estimateOf(row, 'winRateAboveExpectation'),
      },
    ]),
  );
  return { uses, none };
}
