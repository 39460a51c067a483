import { type AccountErrorCode, accountErrors } from './accounts.ts';
import { ApiError } from './api-error.ts';

const statusOf: Record<AccountErrorCode, number> = {
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
  too_many_claims: 409,
  not_your_player: 403,
  player_taken: 409,
};

/** A refusal with a code and a text of the contract; `retryAfter` in seconds. */
export function accountError(code: AccountErrorCode, retryAfter?: number): ApiError {
  return new ApiError(statusOf[code], code, accountErrors[code], retryAfter);
}
