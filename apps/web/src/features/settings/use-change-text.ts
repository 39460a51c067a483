import { useTranslation } from 'react-i18next';
import type { PlayerChanges } from './use-player-changes.ts';

/** What was done last about players, in words; empty while there is nothing to tell. */
export function useChangeText({ claim, giveUp, hide }: PlayerChanges): string {
  const { t } = useTranslation('settings');
  const done = [claim, giveUp, hide].filter(({ isSuccess }) => isSuccess);
  const last = done.toSorted((a, b) => a.submittedAt - b.submittedAt).at(-1);
  if (last === undefined) return '';
  const name = last.variables?.name ?? '';
  if (last === hide) {
    return t(hide.variables?.hidden ? 'players.saidHidden' : 'players.saidShown', { name });
  }
  if (last === giveUp) {
    const was = giveUp.variables?.asked;
    return t(was ? 'players.saidTakenBack' : 'players.saidUnlinked', { name });
  }
  const linked = claim.data?.linked.some(({ id }) => id === claim.variables?.id);
  return t(linked ? 'players.saidLinked' : 'players.saidAsked', { name });
}
