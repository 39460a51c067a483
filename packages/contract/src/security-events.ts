import * as z from 'zod/mini';
import { instant } from './primitives.ts';

/** Everything that is recorded because it may be part of an attack, or of its repair. */
export const securityEventKind = z.enum([
  'signed_up',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_changed',
  'data_exported',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'account_trusted',
  'account_blocked',
  'network_trusted',
  'network_blocked',
  'operator_granted',
  'operator_revoked',
  'token_created',
  'token_revoked',
  'claim_requested',
  'claim_granted',
  'claim_refused',
  'claim_withdrawn',
  'link_ended',
  'player_hidden',
  'player_shown',
  'upload_quarantined',
  'upload_approved',
  'upload_rejected',
  'upload_removed',
  'upload_unblocked',
  'undone',
]);
export type SecurityEventKind = z.infer<typeof securityEventKind>;

/** What happened to an account, with no more about who did it than `network` and `byOperator`. */
export const securityEvent = z.object({
  id: z.string(),
  kind: securityEventKind,
  at: instant,
  /** Whether the operator did it. */
  byOperator: z.boolean(),
  /**
   * Whether it came from the caller's current network; `unknown` if that can no longer be
   * determined.
   */
  network: z.enum(['this', 'other', 'unknown']),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/** `GET /api/account/security-events`: the account's latest ones, newest first. */
export const securityEvents = z.object({ events: z.array(securityEvent) });
export type SecurityEvents = z.infer<typeof securityEvents>;

/** How many events an account sees. */
export const MAX_SECURITY_EVENTS = 50;

/**
 * How many of them are refused passwords, so that someone guessing passwords cannot push what they did
 * after a correct guess out of the list.
 */
export const MAX_REFUSED_PASSWORDS = 20;
