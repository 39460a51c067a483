import { galleryGroups, galleryRedirects, guidePages, pages } from './registries.ts';
import { readTexts } from './texts.ts';

type Route = readonly [path: string, heading: string];

const texts = readTexts('en');

/** Pages that are the same for every visitor, by path and heading. */
export const plainRoutes: readonly Route[] = pages.flatMap(({ path, title }) =>
  title === undefined ? [] : [[path, texts.get(title) ?? title] as const],
);

/** Paths that the sidebar links to, for everyone. */
export const sidebarPaths: readonly string[] = pages
  .filter(({ navigation }) => navigation !== undefined && navigation.isForOperators !== true)
  .map(({ path }) => path);

/** Pages in the layout of a centred card, by path and heading. */
export const authRoutes: readonly Route[] = [
  ['/auth/sign-in', 'Welcome back'],
  ['/auth/sign-up', 'Get started'],
  ['/auth/reset-password', 'Reset password'],
  ['/auth/account-deleted', 'Account deleted'],
  ['/auth/404', 'Page not found.'],
  ['/auth/500', 'Internal server error.'],
];

/** The guide's pages, by path and heading. */
export const guideRoutes: readonly Route[] = guidePages.map(
  ({ path, title, heading = title }) => [path, heading] as const,
);

/** The gallery's pages, by path and by their name in the sidebar and the heading. */
export const galleryRoutes: readonly Route[] = galleryGroups.flatMap((group) =>
  group.pages.map(({ path, title }) => [path, title] as const),
);

/** Paths that redirect, each with its target. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/dashboard/default', '/'],
  ['/cw', '/meta/cw'],
  ['/8v8', '/meta/8v8'],
  ['/brawl', '/meta/brawl'],
  ['/pve', '/meta/pve'],
  ['/weapon', '/performance/weapon'],
  ['/movement', '/performance/movement'],
  ['/cabin', '/performance/cabin'],
  ['/docs', '/docs/introduction'],
  ['/docs/auth', '/docs/auth/jwt'],
  ['/auth', '/auth/sign-in'],
  ...galleryRedirects,
];

/** Pages that need an id or an account; each has its own tests. */
const otherRoutes = pages
  .filter(({ title, layout }) => title === undefined && layout !== 'auth')
  .map(({ path }) => path);

/** Every path of the product, as a route pattern. */
export const allRoutes: string[] = [
  ...otherRoutes,
  ...[...plainRoutes, ...authRoutes, ...galleryRoutes, ...guideRoutes, ...redirects].map(
    ([path]) => path,
  ),
];
