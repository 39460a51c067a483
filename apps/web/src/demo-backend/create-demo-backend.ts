import { accountBuildRoutes } from './account-builds/account-build-routes.ts';
import { accountQuestionRoutes } from './account-questions/account-question-routes.ts';
import { apiTokenRoutes } from './api-tokens/api-token-routes.ts';
import type { AccountDeps } from './auth/account-deps.ts';
import { createAccountsState } from './auth/accounts-state.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { createViewers } from './auth/create-viewers.ts';
import { resetRoutes } from './auth/reset-routes.ts';
import { claimRoutes } from './claims/claim-routes.ts';
import { createVisibility } from './claims/create-visibility.ts';
import { createGameData } from './data/create-game-data.ts';
import type { DataDeps } from './data/data-deps.ts';
import { createDataStore, type StoreOptions } from './data/data-store.ts';
import { documentationRoutes } from './documentation/documentation-routes.ts';
import { pageRoutes } from './footer-pages/page-routes.ts';
import {
  createRequestHandler,
  type RequestHandler,
  type RequestHandlerOptions,
} from './framework/create-request-handler.ts';
import { serverOnlyRoutes } from './framework/server-only-routes.ts';
import type { OpenStoredValue } from './framework/stored-value.ts';
import { matchRoutes } from './matches/match-routes.ts';
import { partRoutes } from './parts/part-routes.ts';
import { percentileRoutes } from './percentiles/percentile-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { ratingRoutes } from './ratings/rating-routes.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { speedRunRoutes } from './speed-runs/speed-run-routes.ts';
import { statusRoutes } from './status/status-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

export interface DemoOptions
  extends Pick<AccountDeps, 'userAgent' | 'sendMail'>,
    Pick<DataDeps, 'confirmUnloadDuring' | 'reportOwnMatches'>,
    Pick<StoreOptions, 'loadSample' | 'now'> {
  openStoredValue: OpenStoredValue;
}

type Demo = Pick<RequestHandlerOptions, 'routes' | 'visibilityFor'>;

/** Returns the routes of the demo back end, and which players each viewer may see. */
export function createDemo(demo: DemoOptions): Demo {
  const { openStoredValue, loadSample, now, confirmUnloadDuring, reportOwnMatches, ...options } =
    demo;
  const accounts = openStoredValue('accounts', createAccountsState);
  const viewers = createViewers(accounts);
  const store = createDataStore({ openStoredValue, loadSample, now });
  const gameData = createGameData(store);
  const data: DataDeps = { store, viewers, confirmUnloadDuring, reportOwnMatches };
  const deps: AccountDeps = { accounts, viewers, gameData, ...options };
  const routes = [
    ...authRoutes(deps),
    ...resetRoutes(deps),
    ...settingsRoutes(deps),
    ...apiTokenRoutes(deps),
    ...accountBuildRoutes(deps),
    ...accountQuestionRoutes(deps),
    ...claimRoutes(deps),
    ...statusRoutes(data),
    ...searchRoutes(data),
    ...questionRoutes(data),
    ...partRoutes(),
    ...priceRoutes(),
    ...scheduleRoutes(),
    ...profileRoutes(data),
    ...playerRoutes(data),
    ...ratingRoutes(data),
    ...speedRunRoutes(data),
    ...matchRoutes(data),
    ...percentileRoutes(data),
    ...uploadRoutes({ ...data, accounts }),
    ...pageRoutes(),
    ...documentationRoutes(openStoredValue),
    ...serverOnlyRoutes,
  ];
  return { routes, visibilityFor: createVisibility(viewers, gameData) };
}

/** Returns the back end that runs in the page. */
export function createDemoBackend(
  options: DemoOptions & Pick<RequestHandlerOptions, 'wait' | 'report'>,
): RequestHandler {
  return createRequestHandler({ ...options, ...createDemo(options) });
}
