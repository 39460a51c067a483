import type { SecurityEventKind } from '@scrapboard/contract';
import type { IconName } from '../../../ui/icon.tsx';

/** The icon beside each kind of event. */
export const eventIcons: Record<SecurityEventKind, IconName> = {
  signed_up: 'user',
  signed_in: 'monitor',
  sign_in_refused: 'x',
  signed_out: 'monitor',
  password_changed: 'lock',
  password_reset_requested: 'lock',
  password_reset: 'lock',
  email_changed: 'user',
  data_exported: 'download',
  account_deleted: 'user',
  account_disabled: 'x',
  account_enabled: 'check',
  account_trusted: 'check',
  account_blocked: 'x',
  network_trusted: 'check',
  network_blocked: 'x',
  operator_granted: 'shield',
  operator_revoked: 'shield',
  token_created: 'key',
  token_revoked: 'key',
  claim_requested: 'users',
  claim_granted: 'users',
  claim_refused: 'x',
  claim_withdrawn: 'users',
  link_ended: 'users',
  player_hidden: 'shield',
  player_shown: 'eye',
  upload_quarantined: 'clock',
  upload_approved: 'check',
  upload_rejected: 'x',
  upload_removed: 'upload',
  upload_unblocked: 'upload',
  undone: 'x',
};

/** The kinds of events that are marked as refused. */
export const refusedKinds: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_refused',
  'claim_refused',
  'upload_rejected',
]);
