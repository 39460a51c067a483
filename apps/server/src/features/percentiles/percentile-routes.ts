import { type MatchFilters, notFound, unknownPlayer } from '@scrapboard/contract';
import {
  playedGroupKeyOf,
  toBreakdownPercentiles,
  toMatchPercentiles,
  toPlayerPercentiles,
  weaponRolesOf,
} from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { fetchMatch } from '../matches/fetch-match.ts';
import { isKnownPlayer } from '../players/is-known-player.ts';
import { getMinWitnesses, readRanked } from '../ratings/ranked-setting.ts';
import type { CohortService } from './create-cohort-service.ts';
import { fetchPlayedBands } from './fetch-played-bands.ts';

/** Routes that rank a player’s numbers, and those of a match’s players, among others. */
export async function percentileRoutes(
  app: FastifyInstance,
  { cohorts, ...deps }: AppDeps & { cohorts: CohortService },
): Promise<void> {
  const { pool, catalogue } = deps;
  const addRoute = createAddRoute(app, deps);
  const roles = weaponRolesOf(catalogue);

  addRoute('GET /api/players/{id}/percentiles', async ({ params: { id }, query }) => {
    const requiredWitnesses = getMinWitnesses(await readRanked(pool));
    const fetchBands = (filters: MatchFilters) =>
      fetchPlayedBands(pool, id, filters, requiredWitnesses);
    const { category, mode, minPowerScore, maxPowerScore, ...otherFilters } = query;
    const isNarrowed = [category, mode, minPowerScore, maxPowerScore].some(
      (filter) => filter !== undefined,
    );
    const [isKnown, currentCohorts, selectedBands, allBands] = await Promise.all([
      isKnownPlayer(pool, id),
      cohorts.read(),
      fetchBands(query),
      isNarrowed ? fetchBands(otherFilters) : null,
    ]);
    if (!isKnown) throw unknownPlayer();
    return toPlayerPercentiles({
      ...{ selected: selectedBands, roles, catalogue },
      all: allBands ?? selectedBands,
      cohorts: currentCohorts,
    });
  });

  addRoute('GET /api/players/{id}/breakdown/percentiles', async ({ params: { id }, query }) => {
    const { by, ...filters } = query;
    const requiredWitnesses = getMinWitnesses(await readRanked(pool));
    const [isKnown, currentCohorts, played] = await Promise.all([
      isKnownPlayer(pool, id),
      cohorts.read(),
      fetchPlayedBands(pool, id, filters, requiredWitnesses, playedGroupKeyOf(by)),
    ]);
    if (!isKnown) throw unknownPlayer();
    return toBreakdownPercentiles({ catalogue, roles, by, played, cohorts: currentCohorts });
  });

  addRoute('GET /api/matches/{id}/percentiles', async ({ params: { id } }) => {
    const [match, currentCohorts] = await Promise.all([fetchMatch(deps, id), cohorts.read()]);
    if (match === null) throw notFound('No match with this ID was found.');
    return toMatchPercentiles(match, currentCohorts, roles);
  });
}
