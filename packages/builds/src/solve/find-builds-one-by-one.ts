import type { Build, Progress } from '../build-answer.ts';
import type { Diversity } from '../model/choose-parts.ts';
import { type FoundBuilds, findBuild, type Search } from './find-build.ts';

/** Returns the best builds, found by one search each that excludes the builds before. */
export function findBuildsOneByOne(
  search: Search,
  { count: total, difference }: Diversity,
  onProgress: (progress: Progress) => void,
): FoundBuilds {
  const builds: Build[] = [];
  for (let index = 0; index < total; index += 1) {
    const reportProgress = (score: number | null, bound: number | null) =>
      onProgress({ step: 'searching', index, total, score, bound });
    reportProgress(null, null);
    const result = findBuild(search, {
      others: builds.map(({ counts }) => counts),
      difference,
      onBounds: ({ value, bound }) => reportProgress(value, bound),
    });
    if (result.status !== 'solved') return { builds, stopReason: result.status };
    builds.push(result.build);
    onProgress({ step: 'found', build: result.build });
  }
  return { builds, stopReason: 'enough' };
}
