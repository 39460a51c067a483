import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MAX_COMPARED_PLAYERS, useComparedPlayers } from '../../answers/compared-players.ts';
import type { ExplorerSearch } from '../../answers/explorer-search.ts';
import { PEER_GROUPS } from '../../answers/peers.ts';
import { usePeersText } from '../../answers/use-peers-text.ts';
import { SearchField } from '../../questions/search-field.tsx';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Icon } from '../../ui/icon.tsx';

/** Whose answers are shown beside everyone’s: those of players, by default the viewer’s, and that of a group. */
export function PeersField({ state }: { state: QuestionFilters<ExplorerSearch> }) {
  const { t } = useTranslation(['explorer', 'questions', 'filters']);
  const peersText = usePeersText();
  const markedPlayer = useMarkedPlayer(state);
  const players = useComparedPlayers(state);
  const id = useId();
  const chosen = state.requested.player ?? [];
  const noPeersText =
    chosen.length > 0
      ? t('explorer:form.peersNoGroup')
      : markedPlayer === null
        ? t('explorer:form.peersNone')
        : t('questions:here.you');
  return (
    <div className="explorer-peers">
      <div>
        <label className="form-label" htmlFor={id}>
          {t('explorer:form.peers')}
        </label>
        <select
          id={id}
          className="form-select"
          value={state.pageSearch.peers ?? ''}
          onChange={({ target }) =>
            state.set({ peers: PEER_GROUPS.find((peers) => peers === target.value) })
          }
        >
          <option value="">{noPeersText}</option>
          {PEER_GROUPS.map((peers) => (
            <option key={peers} value={peers}>
              {peersText(peers)}
            </option>
          ))}
        </select>
      </div>
      {chosen.length > 0 && (
        <ul className="chips" aria-label={t('explorer:form.peersPlayers')}>
          {players
            .filter((player) => chosen.includes(player.id))
            .map(({ id: player, label }) => {
              const rest = chosen.filter((other) => other !== player);
              return (
                <li key={player}>
                  <Link
                    className="chip"
                    to={state.href({ player: rest.length === 0 ? undefined : rest })}
                    preventScrollReset
                  >
                    <span className="visually-hidden">
                      {t('filters:filter.remove', { name: '' })}
                    </span>
                    {label}
                    <Icon name="x" />
                  </Link>
                </li>
              );
            })}
        </ul>
      )}
      {chosen.length < MAX_COMPARED_PLAYERS && (
        <SearchField
          kind="players"
          label={t('explorer:form.addPlayer')}
          isLabelHidden
          placeholder={t('explorer:form.addPlayer')}
          chosen={chosen}
          onPick={(player) => state.set({ player: [...chosen, player] })}
        />
      )}
    </div>
  );
}
