import type { SearchAnswer } from '@scrapboard/contract';
import { findBest, type Searchable } from '@scrapboard/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import { remember } from '../../recents.ts';
import { useFormat } from '../../use-format.ts';
import type { Found, FoundGroup, FoundItem } from './found-item.ts';
import { useServerSearch } from './use-server-search.ts';

const matchKinds = ['exact', 'start', 'word', 'words', 'inside', 'similar'];
const similar = matchKinds.indexOf('similar');

interface Ranked extends FoundGroup {
  /** The rank of its best item; lower is better. */
  rank: number;
}

/** A group of items that need no server. */
export interface LocalGroup {
  key: string;
  title: string;
  entries: readonly Searchable<FoundItem>[];
  limit: number;
  /** Whether entries are still to come. */
  loading?: boolean;
}

/**
 * Returns the results for a text: players, parts and maps from the server, the rest from local lists.
 * The group with the best match comes first; ties are in the order players, local groups, parts, maps.
 */
export function useFound(typed: string, local: readonly LocalGroup[], limit: number): Found {
  const { t } = useTranslation('search');
  const text = typed.replace(/\p{Cc}/gu, ' ').trim();
  const { answer, failed, settled: answered, refetch } = useServerSearch(text, limit);
  const settled = answered && !local.some(({ loading }) => loading);
  const server = useServerGroups(answer, text);

  const groups = useMemo(() => {
    if (text === '') return [];
    const found = local.map(({ key, title, entries, limit: count }): Ranked => {
      const best = findBest(text, entries, count);
      return { key, title, items: best.map(({ item }) => item), rank: best[0]?.rank ?? 99 };
    });
    const [players, ...rest] = server;
    const all = [...(players ? [players] : []), ...found, ...rest];
    // If there are better matches than similar names, those are left out.
    const hasExactName = all.some(({ rank }) => rank < similar);
    return all
      .filter(({ items, rank }) => items.length > 0 && (rank < similar || !hasExactName))
      .sort((a, b) => Math.floor(a.rank) - Math.floor(b.rank));
  }, [text, local, server]);

  const retry: FoundItem = {
    key: 'retry',
    title: t('retry'),
    plain: true,
    icon: 'refreshCw',
    run: refetch,
    stay: true,
  };
  if (text === '') return { groups: [], state: 'empty', settled: true };
  if (failed) {
    const failure = { key: 'failed', title: t('groups.failed'), items: [retry] };
    return { groups: [...groups, failure], state: 'failed', settled: true };
  }
  return { groups, state: settled ? 'done' : 'searching', settled };
}

function useServerGroups(answer: SearchAnswer | undefined, text: string): Ranked[] {
  const { t } = useTranslation(['search', 'common']);
  const { user } = useAuth();
  const format = useFormat();
  return useMemo(() => {
    if (answer === undefined) return [];
    const rankOf = ([first]: readonly { match: string }[]) =>
      first === undefined ? 99 : matchKinds.indexOf(first.match);
    const players = answer.players.map((player): FoundItem => {
      const { id, nickname, formerly, games } = player;
      const played = t('common:games', { count: games, n: format.number(games) });
      const note = formerly === null ? played : `${t('formerly', { name: formerly })} · ${played}`;
      return { key: `player ${id}`, title: nickname, icon: 'user', note, to: paths.user(id) };
    });
    const all: FoundItem = {
      key: 'all players',
      title: t('allPlayers', { text }),
      icon: 'users',
      plain: true,
      to: paths.users({ search: text }),
      run: () => remember({ kind: 'search', text }, user?.id),
    };
    const parts = answer.parts.map((part): FoundItem => {
      const { id, name, category, type } = part;
      const note =
        type === null ? t(`categories.${category}`) : gameName('type', { id: type, name: type });
      return { key: `part ${id}`, title: name, icon: 'box', note, to: paths.part(category, id) };
    });
    const maps = answer.maps.map(({ id, name }): FoundItem => {
      return { key: `map ${id}`, title: name, icon: 'map', note: id, to: paths.map(id) };
    });
    return [
      {
        key: 'players',
        title: t('groups.players'),
        items: players.length === 0 ? [] : [...players, all],
        rank: rankOf(answer.players),
      },
      { key: 'parts', title: t('groups.parts'), items: parts, rank: rankOf(answer.parts) },
      { key: 'maps', title: t('groups.maps'), items: maps, rank: rankOf(answer.maps) },
    ];
  }, [answer, text, t, format, user?.id]);
}
