import { defaultCatalogue } from '../../../packages/catalogue/src/index.ts';
import { filterParameters, questionParameters } from '../../../packages/questions/src/index.ts';
import type { BoardQuestion } from '../../../packages/read-models/src/index.ts';

export type BoardKind = 'leaders' | 'records' | 'streaks' | 'builds' | 'part boards' | 'totals';

/** Returns the request for the answer to a question of a board. */
export function boardQuestionPath({ question, ranking }: BoardQuestion): string {
  if (ranking === undefined)
    return `/api/questions?${new URLSearchParams(questionParameters(question))}`;
  const { partKind = [], carried: _, ...filters } = question.filters;
  return `/api/leaders?${new URLSearchParams([
    ['kind', String(partKind)],
    ['by', ranking.by],
    ['minGames', String(ranking.minGames)],
    ...filterParameters(filters),
  ])}`;
}

/** Returns what kind of board asks a question. */
export function boardKindOf({ question, ranking }: BoardQuestion): BoardKind {
  const { by, measures, filters } = question;
  if (ranking !== undefined) return 'leaders';
  if (by.length === 0) return 'totals';
  if (by.includes('build')) return 'builds';
  if (filters.part !== undefined) return 'part boards';
  return measures.some((name) => name.endsWith('Streak')) ? 'streaks' : 'records';
}

const DAYS = `started_at >= '2026-10-03' and started_at < '2027-01-01'`;
const CABINS = defaultCatalogue
  .parts()
  .flatMap(({ id, category }) => (category === 'cabin' ? `'${id}'` : []))
  .join(', ');
const FINISHED = 'result is not null';
const HUMANS = `not bot and ${FINISHED}`;

/** Returns handwritten SQL for a typical board of a kind, of the period that its page opens on. */
export function boardSql(kind: BoardKind, table: (name: string) => string): string {
  switch (kind) {
    case 'leaders':
      return `select part, player_id, count(*) as games, avg(result), var_samp(result)
        from ${table('parts')} where ${DAYS} and ${FINISHED} and part in (${CABINS})
        group by part, player_id having count(*) >= 20`;
    case 'part boards':
      return `select player_id, count(*) as games, avg(part_damage), var_samp(part_damage)
        from ${table('parts')} where ${DAYS} and ${FINISHED} and used and part = 'CarPart_Gun_Shotgun'
        group by player_id having count(*) >= 20 order by games desc`;
    case 'builds':
      return `select build, count(*) as games from ${table('players')} where ${DAYS} and ${HUMANS}
        group by build having count(*) >= 5 order by games desc limit 100`;
    case 'totals':
      return `select count(distinct match_id), count(distinct player_id), count(*)
        from ${table('players')} where ${DAYS} and ${HUMANS}`;
    case 'records':
      return `select match_id, player_id, mode, power_score, damage, started_at
        from ${table('players')} where ${HUMANS} order by damage desc, started_at limit 50`;
    case 'streaks':
      return `select player_id, mode, max(length) as longest from (
          select player_id, mode, count(*) filter (where result = 1) as length from (
            select player_id, mode, result, sum(case when result = 1 then 0 else 1 end)
              over (partition by player_id, mode order by started_at, match_id) as island
            from ${table('players')} where ${HUMANS} and started_at >= '2026-10-01'
          ) group by player_id, mode, island
        ) group by player_id, mode order by longest desc limit 50`;
  }
}
