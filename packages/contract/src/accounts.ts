import * as z from 'zod/mini';
import { instant, playerId } from './primitives.ts';

/** The messages of forms and server about a field, word for word. */
export const accountTexts = {
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email',
  passwordRequired: 'Password is required',
  newPasswordRequired: 'Required',
  passwordShort: 'Must be at least 12 characters',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  tooLong: 'Must be at most 255 characters',
  passwordsDiffer: 'Passwords must match',
  controlCharacters: 'Must not contain control characters',
  nameRequired: 'Name is required',
} as const;

/** Why account calls fail, by the `code` of the error body. */
export const accountErrors = {
  email_taken: 'There already exists an account with the given email address.',
  wrong_credentials: 'Wrong email address or password.',
  /** Only the demo says this: a server does not reveal whether an address has an account. */
  unknown_email: 'There is no user corresponding to the email address.',
  wrong_password: 'Incorrect password',
  account_disabled: 'This account is disabled. Contact the server operator.',
  token_missing: 'Authorization token missing',
  token_invalid: 'Invalid authorization token',
  reset_link_invalid: 'This link has expired or was already used. Request a new one.',
  too_many_attempts: 'Too many attempts. Wait a moment, then try again.',
  account_required:
    'This server only accepts uploads from accounts. Sign in, or send an API token.',
  demo_account: 'The demo account can’t be changed. Sign up for one of your own.',
  too_many_tokens: 'At most 50 API tokens. Revoke one first.',
  not_your_player: 'To claim a player, upload your own game.log naming them.',
  too_many_claims: 'At most 20 pending requests. Withdraw one first.',
  player_taken: 'Another account has claimed this player. Contact the server operator.',
} as const;
export type AccountErrorCode = keyof typeof accountErrors;

/** How long an access token is valid, in seconds. */
export const accessTokenSeconds = 3 * 24 * 60 * 60;

const MAX_LENGTH = 255;
const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  error: accountTexts.controlCharacters,
});
/** A lone surrogate is not text, and PostgreSQL rejects it. */
const wellFormed = z.refine<string>((text) => !/\p{Cs}/u.test(text), {
  error: accountTexts.controlCharacters,
});

const required = (error: string) => [
  z.minLength(1, { error, abort: true }),
  z.maxLength(MAX_LENGTH, { error: accountTexts.tooLong, abort: true }),
];

const name = (error: string) =>
  z.string({ error }).check(z.trim(), ...required(error), noControlCharacters, wellFormed);

export const emailField = z
  .string({ error: accountTexts.emailRequired })
  .check(
    z.trim(),
    ...required(accountTexts.emailRequired),
    z.email({ error: accountTexts.emailInvalid }),
  );
const passwordField = z
  .string({ error: accountTexts.passwordRequired })
  .check(...required(accountTexts.passwordRequired));
/** Passwords are taken as typed: not trimmed, and any character is allowed. */
const newPasswordField = z
  .string({ error: accountTexts.newPasswordRequired })
  .check(
    ...required(accountTexts.newPasswordRequired),
    z.minLength(12, { error: accountTexts.passwordShort }),
    wellFormed,
  );
const firstName = name(accountTexts.firstNameRequired);
const lastName = name(accountTexts.lastNameRequired);

/** Rejects a confirmation that is sent and differs from the password. */
function passwordsMatch<T extends { password: string; confirmPassword?: string | undefined }>() {
  return z.refine<T>(
    ({ password, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === password,
    { error: accountTexts.passwordsDiffer, path: ['confirmPassword'] },
  );
}
const confirmPassword = z.optional(z.string());

/** `POST /api/auth/sign-in` */
export const signInBody = z.object({ email: emailField, password: passwordField });

/** `POST /api/auth/sign-up`; `confirmPassword` is checked if it is sent. */
export const signUpBody = z
  .object({
    email: emailField,
    password: newPasswordField,
    firstName,
    lastName,
    confirmPassword,
  })
  .check(passwordsMatch());
export type SignUpBody = z.infer<typeof signUpBody>;

/** `POST /api/auth/reset-password` */
export const resetPasswordBody = z.object({ email: emailField });
/** `POST /api/auth/reset-password/confirm`; `token` is what follows `#token=` in the link. */
export const confirmResetBody = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH)),
    password: newPasswordField,
    confirmPassword,
  })
  .check(passwordsMatch());

/** The languages of the web app. */
export const language = z.enum(['en', 'ru', 'de', 'es', 'fr', 'pl', 'cn', 'kr', 'nl']);

export const linkedPlayer = z.object({
  id: playerId,
  /** Null while no match of theirs is stored. */
  nickname: z.nullable(z.string()),
  /** Whether others only see “Hidden player”. */
  hidden: z.boolean(),
});
export type LinkedPlayer = z.infer<typeof linkedPlayer>;

/** An account as its owner sees it; nobody else can. */
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
  /** The players this account has claimed. */
  players: z.array(linkedPlayer),
});
export type User = z.infer<typeof user>;

/** The answer to sign-up and sign-in; send the token as `Authorization: Bearer …`. */
export const signedIn = z.object({ accessToken: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

/** `GET /api/auth/my-account` */
export const myAccount = z.object({ user });

/** `PATCH /api/account`; a new email address needs the password. */
export const changeAccountBody = z.object({
  displayName: z.optional(name(accountTexts.nameRequired)),
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(emailField),
  language: z.optional(language),
  currentPassword: z.optional(passwordField),
});
export type ChangeAccountBody = z.infer<typeof changeAccountBody>;

/** `PUT /api/account/password`; every session ends, and the answer starts a new one. */
export const changePasswordBody = z
  .object({ currentPassword: passwordField, password: newPasswordField, confirmPassword })
  .check(passwordsMatch());
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** `POST /api/account/delete` */
export const deleteAccountBody = z.object({ password: passwordField });
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

/** A browser or program that is signed in. */
export const device = z.object({
  id: z.string(),
  /** The user agent it sent when it signed in. */
  userAgent: z.nullable(z.string()),
  signedInAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  /** Whether this is the device that asks. */
  current: z.boolean(),
});
export const devices = z.object({ devices: z.array(device) });
export type Devices = z.infer<typeof devices>;
export type Device = z.infer<typeof device>;

export const createTokenBody = z.object({ name: name(accountTexts.nameRequired) });
export type CreateTokenBody = z.infer<typeof createTokenBody>;

/** A key that programs upload with. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export const apiTokens = z.object({ tokens: z.array(apiToken) });
export type ApiTokens = z.infer<typeof apiTokens>;
export type ApiToken = z.infer<typeof apiToken>;
/** `POST /api/account/tokens`: the only time the secret is shown. */
export const createdToken = z.extend(apiToken, { secret: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;

/** `GET /api/account/players` */
export const accountPlayers = z.object({
  linked: z.array(linkedPlayer),
  /** Named as the local player by this account's uploads, and not claimed yet. */
  claimable: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
  /** Waiting for the operator, because no game.log of this account names them. */
  asked: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
});
export type AccountPlayers = z.infer<typeof accountPlayers>;

/** `POST /api/account/players`; `ask` sends a claim without a game.log to the operator. */
export const claimPlayerBody = z.object({ id: playerId, ask: z._default(z.boolean(), false) });
/** `PUT /api/account/players/{id}` */
export const hidePlayerBody = z.object({ hidden: z.boolean() });

/** `GET /api/account/export`: everything stored about an account except secrets and their hashes. */
export const accountExport = z.object({
  exportedAt: instant,
  account: z.extend(user, { createdAt: instant }),
  devices: z.array(device),
  tokens: z.array(apiToken),
  players: accountPlayers,
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

/** What the sign-in page offers on a server with demo data; this account cannot be changed. */
export const demoCredentials = {
  email: 'demo@scrapboard.example',
  password: 'scrapboard demo',
} as const;

/** What others see instead of a hidden player's name. */
export const hiddenNickname = 'Hidden player';
