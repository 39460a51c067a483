import type { SearchAnswer } from '@scrapboard/contract';
import { findBest, type Searchable } from '@scrapboard/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import { recordVisit } from '../../recents.ts';
import { useFormat } from '../../use-format.ts';
import type { ResultGroup, ResultItem, SearchResults } from './result-item.ts';
import { useServerSearch } from './use-server-search.ts';

const MATCH_KINDS = ['exact', 'start', 'word', 'words', 'inside', 'similar'];
const SIMILAR_RANK = MATCH_KINDS.indexOf('similar');
/** The rank of a group without a match, which sorts last. */
const NO_MATCH_RANK = 99;

interface RankedGroup extends ResultGroup {
  /** The rank of its best item; lower is better. */
  rank: number;
}

/** A group of items that need no server. */
export interface LocalGroup {
  key: string;
  title: string;
  entries: readonly Searchable<ResultItem>[];
  limit: number;
  /** Whether entries are still to come. */
  isLoading?: boolean;
}

/**
 * Returns the results for a text: players, parts and maps from the server, the rest from local lists.
 * The group with the best match comes first; ties are in the order players, local groups, parts, maps.
 */
export function useSearchResults(
  typedText: string,
  localGroups: readonly LocalGroup[],
  limit: number,
): SearchResults {
  const { t } = useTranslation('search');
  const text = typedText.replace(/\p{Cc}/gu, ' ').trim();
  const { answer, hasFailed, isUpToDate: isAnswered, refetch } = useServerSearch(text, limit);
  const isUpToDate = isAnswered && !localGroups.some(({ isLoading }) => isLoading);
  const serverGroups = useServerGroups(answer, text);

  const groups = useMemo(() => {
    if (text === '') return [];
    const localResults = localGroups.map(({ key, title, entries, limit: count }): RankedGroup => {
      const best = findBest(text, entries, count);
      return {
        key,
        title,
        items: best.map(({ item }) => item),
        rank: best[0]?.rank ?? NO_MATCH_RANK,
      };
    });
    const [players, ...rest] = serverGroups;
    const allGroups = [...(players ? [players] : []), ...localResults, ...rest];
    // Similar names are left out if anything matches better.
    const hasBetterMatch = allGroups.some(({ rank }) => rank < SIMILAR_RANK);
    return allGroups
      .filter(({ items, rank }) => items.length > 0 && (rank < SIMILAR_RANK || !hasBetterMatch))
      .sort((a, b) => Math.floor(a.rank) - Math.floor(b.rank));
  }, [text, localGroups, serverGroups]);

  const retryItem: ResultItem = {
    key: 'retry',
    title: t('retry'),
    isPlain: true,
    icon: 'refreshCw',
    run: refetch,
    staysOpen: true,
  };
  if (text === '') return { groups: [], state: 'idle', isUpToDate: true };
  if (hasFailed) {
    const failureGroup = { key: 'failed', title: t('groups.failed'), items: [retryItem] };
    return { groups: [...groups, failureGroup], state: 'failed', isUpToDate: true };
  }
  return { groups, state: isUpToDate ? 'done' : 'searching', isUpToDate };
}

function useServerGroups(answer: SearchAnswer | undefined, text: string): RankedGroup[] {
  const { t } = useTranslation(['search', 'common']);
  const { user } = useAuth();
  const format = useFormat();
  return useMemo(() => {
    if (answer === undefined) return [];
    const rankOf = ([first]: readonly { match: string }[]) =>
      first === undefined ? NO_MATCH_RANK : MATCH_KINDS.indexOf(first.match);
    const players = answer.players.map((player): ResultItem => {
      const { id, nickname, formerly, games } = player;
      const gamesText = t('common:games', { count: games, n: format.number(games) });
      const note =
        formerly === null ? gamesText : `${t('formerly', { name: formerly })} · ${gamesText}`;
      return { key: `player ${id}`, title: nickname, icon: 'user', note, to: paths.player(id) };
    });
    const allPlayers: ResultItem = {
      key: 'all players',
      title: t('allPlayers', { text }),
      icon: 'users',
      isPlain: true,
      to: paths.players({ search: text }),
      run: () => recordVisit({ kind: 'search', text }, user?.id),
    };
    const parts = answer.parts.map((part): ResultItem => {
      const { id, name, category, type } = part;
      const note =
        type === null ? t(`categories.${category}`) : gameName('type', { id: type, name: type });
      return { key: `part ${id}`, title: name, icon: 'box', note, to: paths.part(category, id) };
    });
    const maps = answer.maps.map(({ id, name }): ResultItem => {
      return { key: `map ${id}`, title: name, icon: 'map', note: id, to: paths.map(id) };
    });
    return [
      {
        key: 'players',
        title: t('groups.players'),
        items: players.length === 0 ? [] : [...players, allPlayers],
        rank: rankOf(answer.players),
      },
      { key: 'parts', title: t('groups.parts'), items: parts, rank: rankOf(answer.parts) },
      { key: 'maps', title: t('groups.maps'), items: maps, rank: rankOf(answer.maps) },
    ];
  }, [answer, text, t, format, user?.id]);
}
