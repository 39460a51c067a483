import { createScale } from '../answer/create-scale.ts';
import type { Build, Progress } from '../build-answer.ts';
import type { BuildRequest, Term } from '../build-request.ts';
import { findBuild, type Search } from './find-build.ts';

/** The other term's weight: it decides between builds that are equal in the first. */
const TIE_WEIGHT = 1e-3;
const MIN_DIFFERENCE = 1e-6;

/**
 * Returns builds of which none is better than another in both terms, from the best in the first to the
 * best in the second: the first is optimised while the second's minimum rises (epsilon constraint).
 */
export function traceTradeOff(
  { highs, problem, conditions, deadline }: Omit<Search, 'scale'>,
  { terms: [first, second], count }: NonNullable<BuildRequest['tradeOff']>,
  onProgress: (progress: Progress) => void,
): Build[] {
  const find = (weights: readonly (readonly [Term, number])[], floor?: number) => {
    const weighted = { ...problem, weights: new Map(weights) };
    const scale = createScale(highs, weighted, conditions, deadline);
    if (scale === null || scale.spreads.length < 2) return null;
    const result = findBuild(
      { highs, problem: weighted, conditions, scale, deadline },
      {
        floor: floor === undefined ? undefined : { term: second, share: floor },
      },
    );
    return result.status === 'solved' ? result.build : null;
  };
  const preferFirst = [
    [first, 1],
    [second, TIE_WEIGHT],
  ] as const;
  onProgress({ step: 'tradeOff', index: 0, total: count });
  const start = find(preferFirst);
  onProgress({ step: 'tradeOff', index: 1, total: count });
  const end = find([
    [second, 1],
    [first, TIE_WEIGHT],
  ]);
  if (start === null || end === null) return [];
  const [from, to] = [shareOf(start, second), shareOf(end, second)];
  const builds = [start];
  for (let index = 1; index < count - 1; index += 1) {
    onProgress({ step: 'tradeOff', index: index + 1, total: count });
    const build = find(preferFirst, from + ((to - from) * index) / (count - 1));
    if (build !== null) builds.push(build);
  }
  builds.push(end);
  return removeDominated(builds, first, second);
}

function shareOf({ terms }: Build, requestedTerm: Term): number {
  return terms.find(({ term }) => term === requestedTerm)?.share ?? 0;
}

/** Returns the builds that no other one equals or exceeds in both terms, by the second. */
function removeDominated(builds: readonly Build[], first: Term, second: Term): Build[] {
  const sorted = [...builds].sort(
    (a, b) => shareOf(b, second) - shareOf(a, second) || shareOf(b, first) - shareOf(a, first),
  );
  let best = Number.NEGATIVE_INFINITY;
  const front = sorted.filter((build) => {
    const isBetter = shareOf(build, first) > best + MIN_DIFFERENCE;
    if (isBetter) best = shareOf(build, first);
    return isBetter;
  });
  return front.reverse();
}
