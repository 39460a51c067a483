import type { AccountsState } from '../auth/accounts-state.ts';
import { addSecurityEvent } from '../auth/security-events.ts';
import type { DataStore } from '../data/data-store.ts';
import type { StoredValue } from '../framework/stored-value.ts';
import { fetchUpload } from './fetch-upload.ts';

/** Records for its owners that matches of an upload that has been read do not count for now. */
export async function recordQuarantine(
  accounts: StoredValue<AccountsState>,
  store: DataStore,
  id: string,
): Promise<void> {
  const world = await store.world();
  const { matches = [] } = fetchUpload(world, id) ?? {};
  if (matches.every(({ outcome }) => outcome !== 'quarantined')) return;
  const { owners = [] } = world.uploads.get(id) ?? {};
  await accounts.change((state) => {
    for (const owner of owners) addSecurityEvent(state, owner, 'upload_quarantined');
  });
}
