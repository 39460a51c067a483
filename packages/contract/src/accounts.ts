import * as z from 'zod/mini';
import { instant, playerId } from './primitives.ts';

/** What forms and server say of what was typed in, word for word. */
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
  notPlain: 'Must not hold control characters',
  nameRequired: 'Name is required',
} as const;

/** Why the account calls refuse; the code is that of the error body. */
export const accountErrors = {
  email_taken: 'There already exists an account with the given email address.',
  wrong_credentials: 'The email address or the password is wrong.',
  /** Of the demo alone: a server does not tell whether it knows an address. */
  unknown_email: 'There is no user corresponding to the email address.',
  wrong_password: 'Incorrect password',
  account_disabled: 'This account is disabled. Ask whoever runs this server.',
  token_missing: 'Authorization token missing',
  token_invalid: 'Invalid authorization token',
  reset_link_invalid: 'This link was used already or is too old. Ask for a new one.',
  too_many_attempts: 'Too many attempts. Wait a moment before the next one.',
  account_required:
    'This server takes uploads only with an account. Sign in, or send an API token.',
  demo_account: 'The demo account stays as it is. Sign up to have one of your own.',
  too_many_tokens: 'An account has at most 50 API tokens. Revoke one first.',
  not_your_player: 'You can claim a player once a game.log of yours that names him is uploaded.',
  too_many_claims: 'An account can ask for at most 20 players at a time. Take one back first.',
  player_taken: 'Another account has claimed this player. Ask whoever runs this server.',
} as const;
export type AccountErrorCode = keyof typeof accountErrors;

/** The session length of an access token, in seconds. */
export const accessTokenSeconds = 3 * 24 * 60 * 60;

const most = 255;
const plain = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  error: accountTexts.notPlain,
});
/** Half a surrogate pair is no text, and no database takes it. */
const wellFormed = z.refine<string>((text) => !/\p{Cs}/u.test(text), {
  error: accountTexts.notPlain,
});

const required = (error: string) => [
  z.minLength(1, { error, abort: true }),
  z.maxLength(most, { error: accountTexts.tooLong, abort: true }),
];

const name = (error: string) =>
  z.string({ error }).check(z.trim(), ...required(error), plain, wellFormed);

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
/** Passwords are taken as typed: nothing is trimmed, any character counts. */
const newPasswordField = z
  .string({ error: accountTexts.newPasswordRequired })
  .check(
    ...required(accountTexts.newPasswordRequired),
    z.minLength(12, { error: accountTexts.passwordShort }),
    wellFormed,
  );
const firstName = name(accountTexts.firstNameRequired);
const lastName = name(accountTexts.lastNameRequired);

/** Refuses a second password that is there and differs. */
function sameTwice<T extends { password: string; confirmPassword?: string | undefined }>() {
  return z.refine<T>(
    ({ password, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === password,
    { error: accountTexts.passwordsDiffer, path: ['confirmPassword'] },
  );
}
const confirmPassword = z.optional(z.string());

/** `POST /api/auth/sign-in` */
export const signInBody = z.object({ email: emailField, password: passwordField });

/** `POST /api/auth/sign-up`; `confirmPassword` is checked where it is sent. */
export const signUpBody = z
  .object({
    email: emailField,
    password: newPasswordField,
    firstName,
    lastName,
    confirmPassword,
  })
  .check(sameTwice());
export type SignUpBody = z.infer<typeof signUpBody>;

/** `POST /api/auth/reset-password` */
export const resetPasswordBody = z.object({ email: emailField });
/** `POST /api/auth/reset-password/confirm`; `token` is the part of the link behind `#token=`. */
export const confirmResetBody = z
  .object({
    token: z.string().check(z.minLength(1), z.maxLength(most)),
    password: newPasswordField,
    confirmPassword,
  })
  .check(sameTwice());

/** The languages of the web app. */
export const language = z.enum(['en', 'ru', 'de', 'es', 'fr', 'pl', 'cn', 'kr', 'nl']);

export const linkedPlayer = z.object({
  id: playerId,
  /** Null while no match of his is stored. */
  nickname: z.nullable(z.string()),
  /** Whether others see him only as a hidden player. */
  hidden: z.boolean(),
});
export type LinkedPlayer = z.infer<typeof linkedPlayer>;

/** An account as its owner sees it; nobody else does. */
export const user = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Address of a picture. */
  avatar: z.nullable(z.string()),
  /** Null until one was chosen. */
  language: z.nullable(language),
  /** The players of the game this account has claimed. */
  players: z.array(linkedPlayer),
});
export type User = z.infer<typeof user>;

/** What sign-up and sign-in answer; the token goes into `Authorization: Bearer …`. */
export const signedIn = z.object({ accessToken: z.string(), user });
export type SignedIn = z.infer<typeof signedIn>;

/** `GET /api/auth/my-account` */
export const myAccount = z.object({ user });

/** `PATCH /api/account`; a new e-mail address needs the password. */
export const changeAccountBody = z.object({
  displayName: z.optional(name(accountTexts.nameRequired)),
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(emailField),
  language: z.optional(language),
  currentPassword: z.optional(passwordField),
});
export type ChangeAccountBody = z.infer<typeof changeAccountBody>;

/** `PUT /api/account/password`; every session ends, and the answer begins a new one. */
export const changePasswordBody = z
  .object({ currentPassword: passwordField, password: newPasswordField, confirmPassword })
  .check(sameTwice());
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** `POST /api/account/delete` */
export const deleteAccountBody = z.object({ password: passwordField });
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

/** A browser or program that is signed in. */
export const device = z.object({
  id: z.string(),
  /** What it called itself when it signed in. */
  userAgent: z.nullable(z.string()),
  signedInAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export const devices = z.object({ devices: z.array(device) });
export type Devices = z.infer<typeof devices>;
export type Device = z.infer<typeof device>;

export const createTokenBody = z.object({ name: name(accountTexts.nameRequired) });
export type CreateTokenBody = z.infer<typeof createTokenBody>;

/** A key for uploads by program. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export const apiTokens = z.object({ tokens: z.array(apiToken) });
export type ApiTokens = z.infer<typeof apiTokens>;
export type ApiToken = z.infer<typeof apiToken>;
/** `POST /api/account/tokens`: the one time the secret is shown. */
export const createdToken = z.extend(apiToken, { secret: z.string() });
export type CreatedToken = z.infer<typeof createdToken>;

/** `GET /api/account/players` */
export const accountPlayers = z.object({
  linked: z.array(linkedPlayer),
  /** Named as the local player by uploads of this account, and nobody's yet. */
  claimable: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
  /** Waiting for the operator, because no game.log of this account names them. */
  asked: z.array(z.object({ id: playerId, nickname: z.nullable(z.string()) })),
});
export type AccountPlayers = z.infer<typeof accountPlayers>;

/** `POST /api/account/players`; `ask` puts a claim without a game.log before the operator. */
export const claimPlayerBody = z.object({ id: playerId, ask: z._default(z.boolean(), false) });
/** `PUT /api/account/players/{id}` */
export const hidePlayerBody = z.object({ hidden: z.boolean() });

/** `GET /api/account/export`: all that is kept about an account, but for secrets and their hashes. */
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

/** What the sign-in page offers where the server runs with demo data; that account cannot be changed. */
export const demoCredentials = {
  email: 'demo@scrapboard.example',
  password: 'scrapboard demo',
} as const;

/** What others read in place of the name of a player who is hidden. */
export const hiddenNickname = 'Hidden player';
