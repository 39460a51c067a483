import type { Counts } from '../build-answer.ts';
import type { BuildRequest } from '../build-request.ts';

/** Returns every combination of usable parts with one cabin, whatever the limits. */
export function listBuilds({ parts, maxCopies = 1 }: BuildRequest, unusable: ReadonlySet<string>) {
  let builds: Counts[] = [{}];
  for (const { id, group } of parts) {
    if (group === 'cabin' || unusable.has(id)) continue;
    builds = builds.flatMap((build) =>
      Array.from({ length: maxCopies + 1 }, (_, count) =>
        count === 0 ? build : { ...build, [id]: count },
      ),
    );
  }
  const cabins = parts.filter(({ id, group }) => group === 'cabin' && !unusable.has(id));
  return cabins.flatMap(({ id }) => builds.map((build): Counts => ({ ...build, [id]: 1 })));
}
