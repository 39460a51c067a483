import { isPartPageKind, type PartPageKind } from '@scrapboard/contract/part-page-kinds';

/** Every path of the product. Links are built only here. */

const encodeSegment = (text: string) => encodeURIComponent(text).replace('%40', '@');

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

type Query = Record<string, string | undefined>;

/** Returns a function that returns a page's path with a query. */
const pathBuilder =
  (path: string) =>
  (query?: Query): string =>
    withQuery(path, query);

export const paths = {
  home: (query?: Query) => withQuery('/', query),
  players: (query?: Query) => withQuery('/user', query),
  player: (id: string, query?: Query) => withQuery(`/user/${encodeSegment(id)}`, query),
  match: (id: string, query?: Query) => withQuery(`/match/${encodeSegment(id)}`, query),
  upload: (query?: Query) => withQuery('/upload', query),

  /** The target of the error pages' link back; it redirects to the home page. */
  dashboard: () => '/dashboard/default',

  /** The page of a part: its results if parts of its kind have them, otherwise its figures. */
  part: (kind: string, id: string) =>
    isPartPageKind(kind)
      ? `/performance/${kind}/${encodeSegment(id)}`
      : `/parts/${encodeSegment(id)}`,
  /** The matches of the home page's player on a map. */
  map: (id: string) => withQuery('/', { map: id }),

  activity: pathBuilder('/activity'),
  performance: pathBuilder('/performance'),
  performanceWeapon: pathBuilder('/performance/weapon'),
  performanceMovement: pathBuilder('/performance/movement'),
  performanceCabin: pathBuilder('/performance/cabin'),
  performancePart: (kind: PartPageKind, id: string, query?: Query) =>
    withQuery(`/performance/${kind}/${encodeSegment(id)}`, query),
  meta: pathBuilder('/meta'),
  metaClanWars: pathBuilder('/meta/cw'),
  meta8v8: pathBuilder('/meta/8v8'),
  metaBrawl: pathBuilder('/meta/brawl'),
  metaPve: pathBuilder('/meta/pve'),
  revenue: pathBuilder('/revenue'),
  builds: pathBuilder('/builds'),
  build: (hash: string, query?: Query) => withQuery(`/builds/${encodeSegment(hash)}`, query),
  explore: pathBuilder('/explore'),

  mmr: pathBuilder('/mmr'),
  mmrDistribution: pathBuilder('/mmr/distribution'),
  mmrCalibration: pathBuilder('/mmr/calibration'),
  compare: pathBuilder('/compare'),
  versus: pathBuilder('/versus'),
  leader: pathBuilder('/leader'),
  leaderWeapon: pathBuilder('/leader/weapon'),
  leaderMovement: pathBuilder('/leader/movement'),
  leaderCabin: pathBuilder('/leader/cabin'),
  leaderPart: (kind: PartPageKind, id: string, query?: Query) =>
    withQuery(`/leader/${kind}/${encodeSegment(id)}`, query),
  records: pathBuilder('/records'),
  speedrunning: pathBuilder('/speedrunning'),
  speedRunBoard: (mode: string, raid: string, query?: Query) =>
    withQuery(`/speedrunning/${encodeSegment(mode)}/${encodeSegment(raid)}`, query),

  schedules: pathBuilder('/sched'),
  scheduleClanWars: pathBuilder('/sched/cw'),
  scheduleBrawl: pathBuilder('/sched/brawl'),
  fusionCalculator: pathBuilder('/fcalc'),
  partPicker: pathBuilder('/parts'),
  partFigures: (id: string, query?: Query) => withQuery(`/parts/${encodeSegment(id)}`, query),
  buildOptimization: pathBuilder('/buildopt'),

  auth: () => '/auth',
  /** `to` is the page to open afterwards. */
  signIn: (query?: Query) => withQuery('/auth/sign-in', query),
  signUp: (query?: Query) => withQuery('/auth/sign-up', query),
  accountDeleted: () => '/auth/account-deleted',
  resetPassword: (query?: Query) => withQuery('/auth/reset-password', query),
  private: (query?: Query) => withQuery('/private', query),

  docs: () => '/docs',
  guide: (page: string) => `/docs/${page}`,
  gallery: () => '/ui/alerts',
  /** `tab` is the section of the settings. */
  settings: (query?: Query) => withQuery('/settings', query),
  /** `tab`, and what it shows: see `moderation-search.ts`. */
  moderation: pathBuilder('/moderation'),
  support: () => '/support',
  help: (section?: string) => (section === undefined ? '/help' : `/help#${section}`),
  privacy: () => '/privacy',
  terms: () => '/terms',
} as const;
