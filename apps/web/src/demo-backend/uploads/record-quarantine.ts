import type { AccountsState } from '../auth/accounts-state.ts';
import { addSecurityEvent } from '../auth/security-events.ts';
import type { DataStore } from '../data/data-store.ts';
import type { StoredValue } from '../framework/stored-value.ts';
import { fetchUpload } from './fetch-upload.ts';

/** Records a security event for the owners of an upload if any of its matches is quarantined. */
export async function recordQuarantine(
  accounts: StoredValue<AccountsState>,
  store: DataStore,
  id: string,
): Promise<void> {
  const dataset = await store.dataset();
  const { matches = [] } = fetchUpload(dataset, id) ?? {};
  if (matches.every(({ outcome }) => outcome !== 'quarantined')) return;
  const { owners = [] } = dataset.uploads.get(id) ?? {};
  await accounts.change((state) => {
    for (const owner of owners) addSecurityEvent(state, owner, 'upload_quarantined');
  });
}
