import * as z from 'zod/mini';
import { accountBuild } from './account-builds.ts';
import {
  accountTexts,
  confirmPasswordField,
  emailField,
  firstNameField,
  lastNameField,
  nameField,
  newPasswordField,
  passwordField,
  passwordsMatch,
} from './account-fields.ts';
import { accountQuestion } from './account-questions.ts';
import { apiToken } from './api-tokens.ts';
import { user } from './auth.ts';
import { accountPlayers } from './claims.ts';
import { instant, language } from './primitives.ts';
import { securityEvent } from './security-events.ts';

/** `PATCH /api/account`; a new email address requires the password. */
export const changeAccountBody = z.object({
  displayName: z.optional(nameField(accountTexts.nameRequired)),
  firstName: z.optional(firstNameField),
  lastName: z.optional(lastNameField),
  email: z.optional(emailField),
  language: z.optional(language),
  currentPassword: z.optional(passwordField),
});
export type ChangeAccountBody = z.infer<typeof changeAccountBody>;

/**
 * `PUT /api/account/password`; ends every session and starts a new one, which the answer contains.
 */
export const changePasswordBody = z
  .object({
    currentPassword: passwordField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .check(passwordsMatch());
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** `POST /api/account/delete` */
export const deleteAccountBody = z.object({ password: passwordField });
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

/** A signed-in browser or program. */
export const device = z.object({
  id: z.string(),
  /** Its user agent at sign-in. */
  userAgent: z.nullable(z.string()),
  signedInAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  /** Whether this is the device that sent the request. */
  current: z.boolean(),
});
export const devices = z.object({ devices: z.array(device) });
export type Devices = z.infer<typeof devices>;
export type Device = z.infer<typeof device>;

/**
 * `GET /api/account/export`: everything stored about an account except secrets and their hashes.
 */
export const accountExport = z.object({
  exportedAt: instant,
  account: z.extend(user, { createdAt: instant }),
  devices: z.array(device),
  tokens: z.array(apiToken),
  builds: z.array(accountBuild),
  questions: z.array(accountQuestion),
  players: accountPlayers,
  securityEvents: z.array(securityEvent),
  uploads: z.array(
    z.object({
      id: z.string(),
      receivedAt: instant,
      status: z.string(),
      timeZone: z.string(),
      files: z.array(z.object({ path: z.string(), session: z.string(), bytes: z.number() })),
      matches: z.array(z.object({ id: z.string(), startedAt: instant })),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;
