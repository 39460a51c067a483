import { galleryRoutes } from './gallery-routes.ts';

/** The pages that no player and no match stands behind, by address and heading. */
export const plainRoutes = [
  ['/user', 'User Profiles'],
  ['/activity', 'Player Activity'],
  ['/performance', 'Part Performance'],
  ['/performance/weapon', 'Weapons'],
  ['/performance/movement', 'Movement'],
  ['/performance/cabin', 'Cabins'],
  ['/meta', 'Meta Analysis'],
  ['/meta/cw', 'Clan Wars'],
  ['/meta/8v8', '8 vs 8'],
  ['/meta/brawl', 'Brawl'],
  ['/meta/pve', 'PvE'],
  ['/revenue', 'Coin Revenue'],
  ['/mmr', 'Match Making Rank'],
  ['/leader', 'Part Leaders'],
  ['/leader/weapon', 'Weapon Leaders'],
  ['/leader/movement', 'Movement Leaders'],
  ['/leader/cabin', 'Cabin Leaders'],
  ['/speedrunning', 'Speed Running'],
  ['/sched', 'Schedules'],
  ['/sched/cw', 'Clan War Schedule'],
  ['/sched/brawl', 'Brawl Schedule'],
  ['/fcalc', 'Fusion Calculator'],
  ['/parts', 'Part Picker'],
  ['/buildopt', 'Build Optimization'],
  ['/upload', 'Upload logs'],
  ['/settings', 'Settings & Privacy'],
  ['/support', 'Support'],
  ['/help', 'Help Center'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of Service'],
] as const;

/** Pages of their own layouts, and those of an account. */
export const accountRoutes = [
  ['/auth/sign-in', 'Welcome back'],
  ['/auth/sign-up', 'Get started'],
  ['/auth/reset-password', 'Reset password'],
  ['/auth/404', 'Page not found.'],
  ['/auth/500', 'Internal server error.'],
] as const;

/** The guide, by address and heading. */
export const guideRoutes = [
  ['/docs/introduction', 'Documentation'],
  ['/docs/getting-started', 'Getting Started'],
  ['/docs/routing', 'Routing'],
  ['/docs/auth/auth0', 'Auth0'],
  ['/docs/auth/cognito', 'Cognito'],
  ['/docs/auth/firebase', 'Firebase'],
  ['/docs/auth/jwt', 'JWT'],
  ['/docs/guards', 'Guards'],
  ['/docs/api-calls', 'API Calls'],
  ['/docs/environment-variables', 'Environment Variables'],
  ['/docs/redux', 'Redux'],
  ['/docs/internationalization', 'Internationalization'],
  ['/docs/eslint-and-prettier', 'ESLint & Prettier'],
  ['/docs/deployment', 'Deployment'],
  ['/docs/migrating-to-next-js', 'Migrating to Next.js'],
  ['/docs/support', 'Support'],
  ['/docs/changelog', 'Changelog'],
] as const;

/** Addresses that lead on, each with the one it leads to. */
export const redirects = [
  ['/dashboard/default', '/'],
  ['/docs', '/docs/introduction'],
  ['/docs/auth', '/docs/auth/jwt'],
  ['/auth', '/auth/sign-in'],
  ['/ui', '/ui/alerts'],
  ['/icons', '/icons/feather'],
  ['/forms', '/forms/layouts'],
  ['/form-plugins', '/form-plugins/advanced-inputs'],
  ['/advanced-tables', '/advanced-tables/pagination'],
  ['/charts', '/charts/chartjs'],
  ['/maps', '/maps/google-maps'],
] as const;

/** What needs an id, an account or nothing at all; each has tests of its own. */
const others = ['/', '/user/:id', '/match/:id', '/private'];

/** Every address of the product, as its routes are written. */
export const allRoutes: string[] = [
  ...others,
  ...[...plainRoutes, ...accountRoutes, ...galleryRoutes, ...guideRoutes, ...redirects].map(
    ([path]) => path,
  ),
];
