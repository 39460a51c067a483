import type { FoundPlayer, SearchQuery } from '@scrapboard/contract';
import { maxTyposFor, type PlayerCandidate, rankPlayers, toSearchForm } from '@scrapboard/search';
import type { Pool } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';

/**
 * More names are read than players are needed: several may belong to one player, and whether a name
 * is current is known only after reading.
 */
const NAMES_PER_PLAYER = 10;
/** With this many matches, or an exact one, typos are not considered. */
const SUFFICIENT_MATCHES = 3;
/** The number of similar names read; those with too many typos are dropped. */
const MAX_SIMILAR_NAMES = 60;
/** Consecutive letters that the trigram index needs, except at the beginning of a word. */
const INDEXED_LETTERS = 3;
/**
 * The minimum share of the search's trigrams that a name must contain; one typo changes three of
 * them.
 */
const MIN_SIMILARITY = 0.32;

/** Returns the SQL for the best names that meet a condition; ties are sorted by games played. */
function candidatesSql(condition: string, order: string, limit: string): string {
  return `select n.player_id as id, p.nickname, n.nickname as matched, n.form, n.games, n.mmr
    from (
      select n.player_id, n.nickname, n.search_form as form, f.games, f.mmr
      from player_nickname n join player_fold f on f.player_id = n.player_id
      where ${condition} order by ${order}, f.games desc, n.player_id limit ${limit}
    ) n join player p on p.id = n.player_id`;
}

const columns = {
  id: 'text',
  nickname: 'text',
  matched: 'text',
  form: 'text',
  games: 'int4',
  mmr: 'int4',
} as const;

/** Names that start with the search, and the player with that id. */
const namesStartingWith = defineQuery({
  text: candidatesSql(
    `(n.search_form like $1 || '%' or n.player_id = $2) and n.player_id <> all($3::text[])`,
    '(n.player_id = $2) desc, (n.search_form = $1) desc',
    '$4',
  ),
  parameters: ['text', 'text', 'text[]', 'int8'],
  columns,
});

/** Names that contain one pattern, which an index finds, and all of the others. */
const namesContaining = defineQuery({
  text: candidatesSql(
    `n.search_form like $4 and n.search_form like all($5::text[])
       and (' ' || n.search_form) like all($6::text[]) and n.player_id <> all($1::text[])`,
    `(n.search_form like '% ' || $2 || '%') desc`,
    '$3',
  ),
  parameters: ['text[]', 'text', 'int8', 'text', 'text[]', 'text[]'],
  columns,
});

/** Names that share many trigrams with the search, in any position. */
const similarNames = defineQuery({
  text: candidatesSql(
    'n.search_form %> $1 and n.player_id <> all($2::text[])',
    'word_similarity($1, n.search_form) desc',
    '$3',
  ),
  parameters: ['text', 'text[]', 'int8'],
  columns,
});

/**
 * Returns players by current or former name, best match first. The database finds candidates, in
 * the fast ways first and in the slower ones only if results are missing; packages/search ranks
 * them. `hidden` contains the ids of players to leave out.
 */
export async function searchPlayers(
  pool: Pool,
  { q, limit }: SearchQuery,
  hidden: readonly string[],
): Promise<FoundPlayer[]> {
  const form = toSearchForm(q);
  if (form === '') return [];
  const search = { form, limit, hidden };
  const candidates = await fetchByPrefix(pool, { q, ...search });
  let rankedPlayers = rankPlayers(q, candidates, limit);
  if (rankedPlayers.length >= limit) return rankedPlayers;
  candidates.push(...(await fetchContaining(pool, search)));
  rankedPlayers = rankPlayers(q, candidates, limit);
  const hasEnough =
    rankedPlayers.length >= SUFFICIENT_MATCHES || rankedPlayers[0]?.match === 'exact';
  if (hasEnough || maxTyposFor(form.replaceAll(' ', '').length) === 0) return rankedPlayers;
  candidates.push(...(await fetchSimilar(pool, search)));
  return rankPlayers(q, candidates, limit);
}

interface Search {
  form: string;
  limit: number;
  hidden: readonly string[];
}

function fetchByPrefix(
  pool: Pool,
  { q, form, limit, hidden }: Search & { q: string },
): Promise<PlayerCandidate[]> {
  return namesStartingWith.all(pool, form, q, hidden, limit * NAMES_PER_PLAYER);
}

/** Fetches names that contain every word of the search; short words only where a word begins. */
function fetchContaining(pool: Pool, { form, limit, hidden }: Search): Promise<PlayerCandidate[]> {
  const words = form.split(' ').toSorted((a, b) => b.length - a.length);
  const [longest = '', ...otherWords] = words;
  const isShort = (word: string) => word.length < INDEXED_LETTERS;
  // A name that begins with the only word was found before; a leading space would prevent index use.
  const isSingleWord = otherWords.length === 0;
  const indexedPattern = !isShort(longest) ? `%${longest}%` : isSingleWord ? `% ${longest}%` : '%';
  const shortPatterns = (isSingleWord ? [] : words).filter(isShort).map((word) => `% ${word}%`);
  const longPatterns = otherWords.filter((word) => !isShort(word)).map((word) => `%${word}%`);
  const maxNames = limit * NAMES_PER_PLAYER;
  return namesContaining.all(
    pool,
    hidden,
    form,
    maxNames,
    indexedPattern,
    longPatterns,
    shortPatterns,
  );
}

function fetchSimilar(pool: Pool, { form, hidden }: Search): Promise<PlayerCandidate[]> {
  // The threshold of `%>` is a session setting.
  return inTransaction(
    pool,
    (client) => similarNames.all(client, form, hidden, MAX_SIMILAR_NAMES),
    `begin read only; set local pg_trgm.word_similarity_threshold = ${MIN_SIMILARITY}`,
  );
}
