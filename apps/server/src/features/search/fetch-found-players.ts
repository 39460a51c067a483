import type { FoundPlayer, SearchQuery } from '@scrapboard/contract';
import { type PlayerCandidate, rankPlayers, searchForm, typosAllowed } from '@scrapboard/search';
import type { Pool, PoolClient } from 'pg';

/**
 * More names are read than players are wanted: several may be of one player, and those of today come
 * before former ones, which is known only of what was read.
 */
const namesEach = 10;
/** Where so many are called so, or one exactly so, nobody made a typo. */
const enoughCalled = 3;
/** Names that share letters with the search, of which those with too many typos are dropped. */
const mostSimilar = 60;
/** Letters in a row that the index of triples needs, but at the beginning of a word. */
const leastIndexed = 3;
/** Share of the search's letter triples that a name holds; one typo spoils three of them. */
const leastAlike = 0.32;

/** The best of the names that meet a condition, by games played where `order` leaves it open. */
function candidatesSql(condition: string, order: string, limit: string): string {
  return `select n.player_id as id, p.nickname, n.nickname as matched, n.form, n.games, n.mmr
    from (
      select n.player_id, n.nickname, n.search_form as form, f.games, f.mmr
      from player_nickname n join player_fold f on f.player_id = n.player_id
      where ${condition} order by ${order}, f.games desc, n.player_id limit ${limit}
    ) n join player p on p.id = n.player_id`;
}

/**
 * Players by the names they use or have used, best first. The database looks for names that may do,
 * the quick ways first and the next only where something is still wanting; the ranking is that of
 * packages/search. `hidden` are the ids of players to leave out.
 */
export async function fetchFoundPlayers(
  pool: Pool,
  { q, limit }: SearchQuery,
  hidden: readonly string[],
): Promise<FoundPlayer[]> {
  const form = searchForm(q);
  if (form === '') return [];
  const search = { form, limit, hidden };
  const found = await fetchStarting(pool, { q, ...search });
  let ranked = rankPlayers(q, found, limit);
  if (ranked.length >= limit) return ranked;
  found.push(...(await fetchHolding(pool, search)));
  ranked = rankPlayers(q, found, limit);
  const meant = ranked.length >= enoughCalled || ranked[0]?.match === 'exact';
  if (meant || typosAllowed(form.replaceAll(' ', '').length) === 0) return ranked;
  found.push(...(await fetchSimilar(pool, search)));
  return rankPlayers(q, found, limit);
}

interface Search {
  form: string;
  limit: number;
  hidden: readonly string[];
}

/** Names that start with the search, and the player whose id it is. */
async function fetchStarting(
  pool: Pool,
  { q, form, limit, hidden }: Search & { q: string },
): Promise<PlayerCandidate[]> {
  const { rows } = await pool.query<PlayerCandidate>(
    candidatesSql(
      `(n.search_form like $1 || '%' or n.player_id = $2) and n.player_id <> all($3::text[])`,
      '(n.player_id = $2) desc, (n.search_form = $1) desc',
      '$4',
    ),
    [form, q, hidden, limit * namesEach],
  );
  return rows;
}

/** Names that hold every word of the search; of a short word, where a word of the name begins. */
async function fetchHolding(
  pool: Pool,
  { form, limit, hidden }: Search,
): Promise<PlayerCandidate[]> {
  const words = form.split(' ');
  const values: unknown[] = [hidden, form, limit * namesEach];
  const conditions = words.map((word) => {
    const short = word.length < leastIndexed;
    values.push(short ? `% ${word}%` : `%${word}%`);
    // A name that begins with the only word was found before; the space before it would cost the index.
    const text = short && words.length > 1 ? `(' ' || n.search_form)` : 'n.search_form';
    return `${text} like $${values.length}`;
  });
  const { rows } = await pool.query<PlayerCandidate>(
    candidatesSql(
      `${conditions.join(' and ')} and n.player_id <> all($1::text[])`,
      `(n.search_form like '% ' || $2 || '%') desc`,
      '$3',
    ),
    values,
  );
  return rows;
}

/** Names that share many of the search's letter triples, wherever they stand. */
async function fetchSimilar(pool: Pool, { form, hidden }: Search): Promise<PlayerCandidate[]> {
  return await withLeastAlike(pool, async (client) => {
    const { rows } = await client.query<PlayerCandidate>(
      candidatesSql(
        'n.search_form %> $1 and n.player_id <> all($2::text[])',
        'word_similarity($1, n.search_form) desc',
        '$3',
      ),
      [form, hidden, mostSimilar],
    );
    return rows;
  });
}

/** The threshold of `%>` is a setting of the session. */
async function withLeastAlike<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(
      `begin read only; set local pg_trgm.word_similarity_threshold = ${leastAlike}`,
    );
    const found = await read(client);
    await client.query('commit');
    client.release();
    return found;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
