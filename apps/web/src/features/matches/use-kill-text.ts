import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kill } from './timeline.ts';
import { useMatch } from './use-match.ts';

/** Returns a function that describes who destroyed whom. */
export function useKillText(): (kill: Kill) => string {
  const { t } = useTranslation('matches');
  const { players } = useMatch().match;
  return useCallback(
    (kill) => {
      const killer = players[kill.killer]?.nickname;
      const victim = players[kill.victim]?.nickname ?? '';
      return killer === undefined || kill.killer === kill.victim
        ? t('timeline.lost', { victim })
        : `${killer} → ${victim}`;
    },
    [players, t],
  );
}
