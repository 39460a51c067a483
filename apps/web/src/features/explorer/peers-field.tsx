import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplorerSearch } from '../../answers/explorer-search.ts';
import { PEERS } from '../../answers/peers.ts';
import { usePeersText } from '../../answers/use-peers-text.ts';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';

/** Whose answer is shown beside everyone’s: the marked player’s, or that of a group of players. */
export function PeersField({ state }: { state: QuestionFilters<ExplorerSearch> }) {
  const { t } = useTranslation(['explorer', 'questions']);
  const peersText = usePeersText();
  const markedPlayer = useMarkedPlayer(state);
  const id = useId();
  const withoutPeers =
    markedPlayer === null
      ? t('explorer:form.peersNone')
      : t(markedPlayer.isOwn ? 'questions:here.you' : 'questions:here.player');
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('explorer:form.peers')}
      </label>
      <select
        id={id}
        className="form-select"
        value={state.pageSearch.peers ?? ''}
        onChange={({ target }) =>
          state.set({ peers: PEERS.find((peers) => peers === target.value) })
        }
      >
        <option value="">{withoutPeers}</option>
        {PEERS.map((peers) => (
          <option key={peers} value={peers}>
            {peersText(peers)}
          </option>
        ))}
      </select>
    </div>
  );
}
