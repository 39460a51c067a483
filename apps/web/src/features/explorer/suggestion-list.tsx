import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useComparedPlayers } from '../../answers/compared-players.ts';
import type { ExplorerSearch } from '../../answers/explorer-search.ts';
import { paths } from '../../paths.ts';
import { SearchField } from '../../questions/search-field.tsx';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { isPersonal, type SuggestionId, suggestionIds, suggestions } from './suggestions.ts';

/** Questions to start with. Those that ask about “me” say for whom they are answered; a search chooses the player. */
export function SuggestionList({ state }: { state: QuestionFilters<ExplorerSearch> }) {
  const { t } = useTranslation('explorer');
  const id = useId();
  const marked = useMarkedPlayer(state);
  const chosen = state.search.player;
  const players = useComparedPlayers(state);
  const hrefOf = (suggestion: SuggestionId) => {
    const query = Object.fromEntries(new URLSearchParams(suggestions[suggestion]));
    return paths.explore(chosen === undefined ? query : { ...query, player: chosen.join(',') });
  };
  const playersText =
    marked === null
      ? t('suggestions.forEveryone')
      : chosen !== undefined && !marked.isOwn
        ? t('suggestions.forPlayers', { names: players.map(({ label }) => label).join(', ') })
        : undefined;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('suggestions.title')}</h2>
      </div>
      <ul className="card-body explorer-links">
        {suggestionIds.map((suggestion) => (
          <li key={suggestion}>
            <Link to={hrefOf(suggestion)}>{t(`suggestions.list.${suggestion}`)}</Link>
            {isPersonal(suggestion) && playersText !== undefined && (
              <span className="row-note">{playersText}</span>
            )}
            {isPersonal(suggestion) && marked === null && (
              <SearchField
                kind="players"
                label={t('suggestions.whoAreYou')}
                isLabelHidden
                placeholder={t('suggestions.whoAreYou')}
                chosen={[]}
                onPick={(player) => state.set({ player: [player] })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
