/** Every address of the product. Links are built only here. */

const segment = (text: string) => encodeURIComponent(text).replace('%40', '@');

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

type Query = Record<string, string | undefined>;

/** Returns a function that returns a page's address with a query. */
const addressOf =
  (path: string) =>
  (query?: Query): string =>
    withQuery(path, query);

/** The kinds of parts with a results page per part. */
const kindsWithResults = ['weapon', 'movement', 'cabin'];

export const paths = {
  home: (query?: Query) => withQuery('/', query),
  users: (query?: Query) => withQuery('/user', query),
  user: (id: string, query?: Query) => withQuery(`/user/${segment(id)}`, query),
  match: (id: string, query?: Query) => withQuery(`/match/${segment(id)}`, query),
  upload: (query?: Query) => withQuery('/upload', query),

  /** The target of the error pages' link back; it redirects to the home page. */
  dashboard: () => '/dashboard/default',

  /** The page of a part: its results if parts of its kind have them, otherwise its figures. */
  part: (category: string, id: string) =>
    kindsWithResults.includes(category)
      ? `/performance/${category}/${segment(id)}`
      : `/parts/${segment(id)}`,
  /** The matches of the home page's player on a map. */
  map: (id: string) => withQuery('/', { map: id }),

  activity: addressOf('/activity'),
  performance: addressOf('/performance'),
  performanceWeapon: addressOf('/performance/weapon'),
  performanceMovement: addressOf('/performance/movement'),
  performanceCabin: addressOf('/performance/cabin'),
  performancePart: (kind: 'weapon' | 'movement' | 'cabin', id: string, query?: Query) =>
    withQuery(`/performance/${kind}/${segment(id)}`, query),
  meta: addressOf('/meta'),
  metaClanWars: addressOf('/meta/cw'),
  meta8v8: addressOf('/meta/8v8'),
  metaBrawl: addressOf('/meta/brawl'),
  metaPve: addressOf('/meta/pve'),
  revenue: addressOf('/revenue'),
  builds: addressOf('/builds'),
  build: (hash: string, query?: Query) => withQuery(`/builds/${segment(hash)}`, query),
  explore: addressOf('/explore'),

  mmr: addressOf('/mmr'),
  mmrDistribution: addressOf('/mmr/distribution'),
  mmrCalibration: addressOf('/mmr/calibration'),
  compare: addressOf('/compare'),
  versus: addressOf('/versus'),
  leader: addressOf('/leader'),
  leaderWeapon: addressOf('/leader/weapon'),
  leaderMovement: addressOf('/leader/movement'),
  leaderCabin: addressOf('/leader/cabin'),
  leaderPart: (kind: 'weapon' | 'movement' | 'cabin', id: string, query?: Query) =>
    withQuery(`/leader/${kind}/${segment(id)}`, query),
  records: addressOf('/records'),
  speedrunning: addressOf('/speedrunning'),
  speedRunBoard: (mode: string, raid: string, query?: Query) =>
    withQuery(`/speedrunning/${segment(mode)}/${segment(raid)}`, query),

  schedules: addressOf('/sched'),
  scheduleClanWars: addressOf('/sched/cw'),
  scheduleBrawl: addressOf('/sched/brawl'),
  fusionCalculator: addressOf('/fcalc'),
  partPicker: addressOf('/parts'),
  partFigures: (id: string, query?: Query) => withQuery(`/parts/${segment(id)}`, query),
  buildOptimization: addressOf('/buildopt'),

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
  moderation: addressOf('/moderation'),
  support: () => '/support',
  help: (section?: string) => (section === undefined ? '/help' : `/help#${section}`),
  privacy: () => '/privacy',
  terms: () => '/terms',
} as const;
