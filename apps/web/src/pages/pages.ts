import { activityPages } from '../features/activity/pages.ts';
import { authPages } from '../features/auth/pages.ts';
import { buildOptimiserPages } from '../features/build-optimiser/pages.ts';
import { buildsPages } from '../features/builds/pages.ts';
import { comparePages } from '../features/compare/pages.ts';
import { explorerPages } from '../features/explorer/pages.ts';
import { footerPages } from '../features/footer-pages/pages.ts';
import { fusionPages } from '../features/fusion/pages.ts';
import { leadersPages } from '../features/leaders/pages.ts';
import { matchesPages } from '../features/matches/pages.ts';
import { metaPages } from '../features/meta/pages.ts';
import { mmrPages } from '../features/mmr/pages.ts';
import { moderationPages } from '../features/moderation/pages.ts';
import { partsPages } from '../features/parts/pages.ts';
import { performancePages } from '../features/performance/pages.ts';
import { playersPages } from '../features/players/pages.ts';
import { profilePages } from '../features/profile/pages.ts';
import { privatePages } from '../features/profile/private-pages.ts';
import { recordsPages } from '../features/records/pages.ts';
import { revenuePages } from '../features/revenue/pages.ts';
import { schedulesPages } from '../features/schedules/pages.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { speedRunPages } from '../features/speed-runs/pages.ts';
import { uploadPages } from '../features/upload/pages.ts';
import type { Page } from './page.ts';

/** Every page of the product; the gallery and the guide have registries of their own. */
export const pages: readonly Page[] = [
  ...profilePages,
  ...privatePages,
  ...playersPages,
  ...activityPages,
  ...revenuePages,
  ...buildsPages,
  ...explorerPages,
  ...metaPages,
  ...mmrPages,
  ...comparePages,
  ...leadersPages,
  ...recordsPages,
  ...matchesPages,
  ...uploadPages,
  ...settingsPages,
  ...moderationPages,
  ...authPages,
  ...footerPages,
  ...fusionPages,
  ...schedulesPages,
  ...buildOptimiserPages,
  ...performancePages,
  ...partsPages,
  ...speedRunPages,
];
