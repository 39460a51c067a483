import { galleryGroups, galleryRedirects, guidePages, pages } from './registries.ts';
import { readTexts } from './texts.ts';

type Route = readonly [path: string, heading: string];

const texts = readTexts('en');

/** The pages that are the same for everybody, by address and heading. */
export const plainRoutes: readonly Route[] = pages.flatMap(({ path, title }) =>
  title === undefined ? [] : [[path, texts.get(title) ?? title] as const],
);

/** The addresses of the pages that the sidebar leads to. */
export const sidebarPaths: readonly string[] = pages
  .filter(({ navigation }) => navigation !== undefined)
  .map(({ path }) => path);

/** The addresses of the pages that are not built yet. */
export const placeholderPaths: readonly string[] = pages
  .filter(({ title }) => title?.startsWith('placeholders:'))
  .map(({ path }) => path);

/** Pages in the layout of a centred card, by address and heading. */
export const authRoutes: readonly Route[] = [
  ['/auth/sign-in', 'Welcome back'],
  ['/auth/sign-up', 'Get started'],
  ['/auth/reset-password', 'Reset password'],
  ['/auth/404', 'Page not found.'],
  ['/auth/500', 'Internal server error.'],
];

/** The guide, by address and heading. */
export const guideRoutes: readonly Route[] = guidePages.map(
  ({ path, title, heading = title }) => [path, heading] as const,
);

/** The pages of the gallery, by address and by what the sidebar and the heading call them. */
export const galleryRoutes: readonly Route[] = galleryGroups.flatMap((group) =>
  group.pages.map(({ path, title }) => [path, title] as const),
);

/** Addresses that lead on, each with the one it leads to. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/dashboard/default', '/'],
  ['/docs', '/docs/introduction'],
  ['/docs/auth', '/docs/auth/jwt'],
  ['/auth', '/auth/sign-in'],
  ...galleryRedirects,
];

/** What needs an id or an account; each has tests of its own. */
const others = pages
  .filter(({ title, layout }) => title === undefined && layout !== 'auth')
  .map(({ path }) => path);

/** Every address of the product, as its routes are written. */
export const allRoutes: string[] = [
  ...others,
  ...[...plainRoutes, ...authRoutes, ...galleryRoutes, ...guideRoutes, ...redirects].map(
    ([path]) => path,
  ),
];
