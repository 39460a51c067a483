import { useTranslation } from 'react-i18next';
import { findLatestChange } from './find-latest-change.ts';
import type { PlayerChanges } from './use-player-changes.ts';

/** Returns a sentence about the last change of the players; empty if there is none. */
export function useChangeText(changes: PlayerChanges): string {
  const { t } = useTranslation('settings');
  const { claim, unlink, hide } = changes;
  const last = findLatestChange(changes);
  if (last?.isSuccess !== true) return '';
  const { name } = last.variables;
  if (last === hide) {
    return t(hide.variables?.hidden ? 'players.nowHidden' : 'players.nowVisible', { name });
  }
  if (last === unlink) {
    return t(unlink.variables?.isRequest ? 'players.requestWithdrawn' : 'players.nowUnlinked', {
      name,
    });
  }
  const isLinked = claim.data?.linked.some(({ id }) => id === claim.variables?.id);
  return t(isLinked ? 'players.nowLinked' : 'players.requestSent', { name });
}
