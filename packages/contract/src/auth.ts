import * as z from 'zod/mini';
import {
  confirmPasswordField,
  emailField,
  firstNameField,
  lastNameField,
  MAX_FIELD_LENGTH,
  newPasswordField,
  passwordField,
  passwordsMatch,
} from './account-fields.ts';
import { linkedPlayer } from './claims.ts';
import { language } from './primitives.ts';

/** How long an access token is valid. */
export const ACCESS_TOKEN_LIFETIME_S = 3 * 24 * 60 * 60;

/** `POST /api/auth/sign-in` */
export const signInBody = z.object({ email: emailField, password: passwordField });

/** `POST /api/auth/sign-up`; `confirmPassword` is checked if it is sent. */
export const signUpBody = z
  .object({
    email: emailField,
    password: newPasswordField,
    firstName: firstNameField,
    lastName: lastNameField,
    confirmPassword: confirmPasswordField,
  })
  .check(passwordsMatch());
export type SignUpBody = z.infer<typeof signUpBody>;

/** `POST /api/auth/reset-password` */
export const resetPasswordBody = z.object({ email: emailField });
/** `POST /api/auth/reset-password/confirm`; `token` is what follows `#token=` in the link. */
export const confirmResetBody = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(MAX_FIELD_LENGTH)),
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .check(passwordsMatch());

/** An account as its owner sees it; no other user can see it. */
export const user = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** URL of a picture. */
  avatar: z.nullable(z.string()),
  /** Null until the user chooses one. */
  language: z.nullable(language),
  /** Whether it may moderate: see `moderation.ts`. */
  operator: z.boolean(),
  /** The players this account has claimed. */
  players: z.array(linkedPlayer),
});
export type User = z.infer<typeof user>;

/** The answer to sign-up and sign-in; the token is sent as `Authorization: Bearer …`. */
export const signedIn = z.object({ accessToken: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

/** `GET /api/auth/my-account` */
export const myAccount = z.object({ user });

/**
 * The credentials that the sign-in page offers on a server with demo data; the account is
 * read-only.
 */
export const demoCredentials = {
  email: 'demo@scrapboard.example',
  password: 'scrapboard demo',
} as const;
