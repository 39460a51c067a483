/** A question with handwritten SQL for the same answer. */
export interface ComparedQuestion {
  name: string;
  /** Without period and limit, which the benchmark adds. */
  question: string;
  sql: string;
}

const wins = 'sum((result = 1)::int) as wins, count(result) as finished';

/**
 * Questions about activity, parts, meta and revenue. In the SQL, `PLAYERS`, `PARTS` and so on are
 * replaced by the files of the table, with the period as a condition.
 */
export const comparedQuestions: readonly ComparedQuestion[] = [
  {
    name: 'activity: uploads and uploaders by day',
    question: 'facts=uploads&measures=uploads,uploaders,matches&by=day',
    sql: 'select started_at::date, count(distinct upload), count(distinct uploader), count(distinct match_id) from UPLOADS group by all',
  },
  {
    name: 'activity: players and matches by week',
    question: 'facts=players&measures=players,matches,games&by=week',
    sql: `select date_trunc('week', started_at), count(distinct player_id), count(distinct match_id), count(result) from PLAYERS group by all`,
  },
  {
    name: 'activity: share of modes by month',
    question: 'facts=players&measures=matches,games&by=month,mode',
    sql: `select date_trunc('month', started_at), mode, count(distinct match_id), count(result) from PLAYERS group by all`,
  },
  {
    name: 'activity: popularity of weapons by month',
    question: 'facts=parts&measures=uses&by=month,part',
    sql: `select date_trunc('month', started_at), part, count(*) from PARTS where used group by all`,
  },
  {
    name: 'activity: hours of the week',
    question: 'facts=players&measures=matches,players&by=weekday,hour',
    sql: `select isodow(started_at), hour(started_at), count(distinct match_id), count(distinct player_id) from PLAYERS group by all`,
  },
  {
    name: 'parts: uses, win rate and damage of each',
    question: 'facts=parts&measures=uses,players,winRate,damage,kills&by=part',
    sql: `select part, count(*), count(distinct player_id), ${wins}, sum(part_damage), sum(part_kills) from PARTS where used group by all`,
  },
  {
    name: 'parts: carried cabins of one mode and band',
    question:
      'facts=parts&measures=uses,winRate&by=part&carried=true&mode=8v8&minPowerScore=6000&maxPowerScore=9000',
    sql: `select part, count(*), ${wins} from PARTS where mode = '8v8' and power_score between 6000 and 9000 group by all`,
  },
  {
    name: 'part: trend by week',
    question: 'facts=parts&measures=uses,winRate,damage&by=week&part=Chassis_Wyvern',
    sql: `select date_trunc('week', started_at), count(*), ${wins}, sum(part_damage) from PARTS where used and part = 'Chassis_Wyvern' group by all`,
  },
  {
    name: 'part: its best players',
    question: 'facts=parts&measures=uses,winRate,damage&by=player&part=Chassis_Wyvern&sort=-damage',
    sql: `select player_id, count(*), ${wins}, sum(part_damage) as d from PARTS where used and part = 'Chassis_Wyvern' group by all order by d desc limit 100`,
  },
  {
    name: 'meta: maps by mode, with win rate',
    question: 'facts=players&measures=matches,games,winRate&by=map,mode&category=pvp',
    sql: `select map, mode, count(distinct match_id), ${wins} from PLAYERS where category = 'pvp' group by all`,
  },
  {
    name: 'activity: median and quartiles of damage by mode',
    question: 'facts=players&measures=games,damageQuantiles,killsQuantiles&by=mode',
    sql: 'select mode, count(*), quantile_disc(damage, [0.1, 0.25, 0.5, 0.75, 0.9]), quantile_disc(kills, [0.1, 0.25, 0.5, 0.75, 0.9]) from PLAYERS group by all',
  },
  {
    name: 'meta: builds of Clan Wars',
    question: 'facts=players&measures=games,winRate&by=build&mode=clan-war&sort=-games',
    sql: `select build, ${wins} from PLAYERS where mode = 'clan-war' group by all order by finished desc limit 100`,
  },
  {
    name: 'meta: power bands',
    question: 'facts=players&measures=games,winRate,players&by=powerScoreBand',
    sql: `select power_score // 1000, ${wins}, count(distinct player_id) from PLAYERS group by all`,
  },
  {
    name: 'revenue: resources by mode',
    question: 'facts=rewards&measures=matches,amount&by=mode,resource',
    sql: 'select mode, resource, count(distinct match_id), sum(amount) from REWARDS group by all',
  },
];
