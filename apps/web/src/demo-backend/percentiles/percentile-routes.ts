import { defaultCatalogue } from '@scrapboard/catalogue';
import { notFound } from '@scrapboard/contract';
import {
  playedGroupKeyOf,
  toBreakdownPercentiles,
  toMatchPercentiles,
  toPlayerPercentiles,
} from '@scrapboard/read-models';
import type { DataDeps } from '../data/data-deps.ts';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { fetchMatch } from '../matches/fetch-match.ts';
import { createFindPlayer } from '../players/create-find-player.ts';
import { cohortsOf, weaponRoles } from './cohorts-of.ts';
import { fetchPlayedBands } from './fetch-played-bands.ts';

/** Returns the routes that rank a player’s numbers, and those of a match’s players, among others. */
export function percentileRoutes({ store, viewers }: DataDeps): DemoRoute[] {
  const findPlayer = createFindPlayer(store);
  // The same for every viewer, as on the server.
  const readCohorts = async (dataset: Dataset) =>
    cohortsOf(dataset, await viewers.hiddenFrom(new Headers()), store.now());

  return [
    defineRoute('GET /api/players/{id}/percentiles', async (call) => {
      const { dataset, player } = await findPlayer(call);
      const {
        category: _category,
        mode: _mode,
        minPowerScore: _min,
        maxPowerScore: _max,
        ...others
      } = call.query;
      return toPlayerPercentiles({
        selected: fetchPlayedBands(player, call.query),
        all: fetchPlayedBands(player, others),
        cohorts: await readCohorts(dataset),
        roles: weaponRoles,
        catalogue: defaultCatalogue,
      });
    }),
    defineRoute('GET /api/players/{id}/breakdown/percentiles', async (call) => {
      const { dataset, player } = await findPlayer(call);
      const { by, ...filters } = call.query;
      return toBreakdownPercentiles({
        by,
        played: fetchPlayedBands(player, filters, playedGroupKeyOf(by)),
        cohorts: await readCohorts(dataset),
        ...{ roles: weaponRoles, catalogue: defaultCatalogue },
      });
    }),
    defineRoute('GET /api/matches/{id}/percentiles', async ({ params }) => {
      const dataset = await store.dataset();
      const match = fetchMatch(dataset, params.id);
      if (match === null) throw notFound('No match with this ID was found.');
      return toMatchPercentiles(match, await readCohorts(dataset), weaponRoles);
    }),
  ];
}
