import { paths } from '../../paths.ts';

type Redirect = readonly [from: string, to: string];

export const mainRedirects: readonly Redirect[] = [
  /** The path that older links use for the home page. */
  [paths.dashboard(), paths.home()],
  /** Short names. */
  ['/weapon', paths.performanceWeapon()],
  ['/movement', paths.performanceMovement()],
  ['/cabin', paths.performanceCabin()],
  ['/cw', paths.metaClanWars()],
  ['/8v8', paths.meta8v8()],
  ['/brawl', paths.metaBrawl()],
  ['/pve', paths.metaPve()],
];

export const authRedirects: readonly Redirect[] = [[paths.auth(), paths.signIn()]];

export const docsRedirects: readonly Redirect[] = [
  [paths.docs(), paths.guide('introduction')],
  // Of the ways to sign in that the documentation describes, this product uses JWT.
  [paths.guide('auth'), paths.guide('auth/jwt')],
];
