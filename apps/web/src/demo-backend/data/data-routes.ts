import type { Keep } from '../frame/kept.ts';
import type { DemoRoute } from '../frame/route.ts';
import type { Viewers } from '../viewers.ts';

export interface DataDeps {
  keep: Keep;
  viewers: Viewers;
}

/** Profile, players, matches, uploads, status. */
export function dataRoutes(_deps: DataDeps): DemoRoute[] {
  return [];
}
