import { ApiError } from './api-error.ts';

/** The reasons why account calls fail, by the `code` of the error body. */
export const accountErrors = {
  email_taken: 'There already exists an account with the given email address.',
  wrong_credentials: 'Wrong email address or password.',
  /** Sent by the demo only: a server does not reveal whether an address has an account. */
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
  too_many_builds: 'At most 100 saved builds. Delete one first.',
  too_many_questions: 'At most 100 saved questions. Delete one first.',
  not_your_player: 'To claim a player, upload your own game.log naming them.',
  claim_not_proven:
    'This server needs more proof: your game.log of matches on three different days that others uploaded too. You can also ask the operator.',
  claim_refused: 'The server operator has refused this claim.',
  too_many_players: 'At most five players per account. Unlink one first.',
  too_many_claims: 'At most 20 pending requests. Withdraw one first.',
  player_taken: 'Another account has claimed this player. Contact the server operator.',
} as const;
export type AccountErrorCode = keyof typeof accountErrors;

const statusByCode: Record<AccountErrorCode, number> = {
  email_taken: 400,
  wrong_credentials: 400,
  unknown_email: 400,
  wrong_password: 400,
  account_disabled: 403,
  token_missing: 401,
  token_invalid: 401,
  reset_link_invalid: 400,
  too_many_attempts: 429,
  account_required: 401,
  demo_account: 403,
  too_many_tokens: 409,
  too_many_builds: 409,
  too_many_questions: 409,
  too_many_claims: 409,
  too_many_players: 409,
  not_your_player: 403,
  claim_not_proven: 403,
  claim_refused: 403,
  player_taken: 409,
};

/** Returns an error with a code and text of the contract. */
export function accountError(code: AccountErrorCode, retryAfterSeconds?: number): ApiError {
  return new ApiError(statusByCode[code], code, accountErrors[code], retryAfterSeconds);
}
