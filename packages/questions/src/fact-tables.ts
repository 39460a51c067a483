import { type MatchNumber, matchNumbers } from '@scrapboard/contract/player-numbers';
import { playerMarks } from './player-marks.ts';

/**
 * The type of a column, in TypeScript and in DuckDB: `bigint` is decimal digits and BIGINT, `instant`
 * is epoch milliseconds of a whole second and TIMESTAMP in UTC. All numbers are integers, so that
 * sums are exact in whatever order they are made.
 */
export type ColumnType = 'text' | 'int' | 'bigint' | 'bool' | 'instant';
/** `?` marks a column that may be null. */
type ColumnSpec = ColumnType | `${ColumnType}?`;

/** The columns of its match that every fact has. */
const matchColumns = {
  match_id: 'bigint',
  /** When the match began, which decides the day whose file a fact is in. */
  started_at: 'instant',
  category: 'text',
  mode: 'text',
  gameplay: 'text',
  map: 'text',
  region: 'text?',
  host: 'text?',
  client_version: 'text?',
  finished: 'bool',
  /** Independent logs that agree on the match; with two it is confirmed. */
  witnesses: 'int',
} as const satisfies Record<string, ColumnSpec>;

/** How many humans and bots played the match. */
const playerCountColumns = { humans: 'int', bots: 'int' } as const;

const expectedColumn = {
  /**
   * The probability of winning that the ratings of both teams gave the player's team before the
   * match, in ten-thousandths; null if the match is not rated, and for bots.
   */
  expected: 'int?',
} as const;

const matchNumberColumns = Object.fromEntries(
  matchNumbers.map(({ column }) => [column, 'int?']),
) as Record<MatchNumber['column'], 'int?'>;

/**
 * The columns of every table of facts, in their order. Damage is in hundredths of a point and
 * durations are in tenths of a second, as in the database; see `storedPerUnit`.
 */
export const factTables = {
  /**
   * A row per player and match, bots included. Of a bot only its team and result are known: the
   * other columns of the player are null.
   */
  players: {
    ...matchColumns,
    player_id: 'text?',
    bot: 'bool',
    /**
     * True in one row of every match: that of its human with the smallest id. Matches are counted by
     * it unless a question selects some of their players.
     */
    first_of_match: 'bool',
    /** Eight hexadecimal digits. */
    build: 'text?',
    power_score: 'int?',
    team: 'int',
    /** Number of the party within the match, from 1; null for solo players. */
    party: 'int?',
    /** 1 for solo players. */
    party_size: 'int?',
    /** 1 won, 0 drawn, -1 lost; null if unfinished, and the duration is then 0. */
    result: 'int?',
    ...expectedColumn,
    ...matchNumberColumns,
    /** 0 for a draw; null if unfinished. */
    winner_team: 'int?',
    ...playerCountColumns,
  },
  /** A row per human player, match and part that the build is known to have. */
  parts: {
    ...matchColumns,
    player_id: 'text',
    build: 'text?',
    power_score: 'int',
    team: 'int',
    party: 'int?',
    party_size: 'int',
    result: 'int?',
    ...expectedColumn,
    ...playerCountColumns,
    /** The player's numbers in the match. */
    duration: 'int',
    damage: 'int',
    cabin_damage: 'int',
    /** The part's id without its cosmetic variant. */
    part: 'text',
    /**
     * Whether the part dealt damage in this match; otherwise it did in another match of the same
     * build, and the part's numbers are 0.
     */
    used: 'bool',
    /** The player's number in the match, from 0, in the order of ids. */
    seat: 'int',
    /**
     * True in one row of every match and part: that of the player with the smallest id. Matches are
     * counted by it where a question does not select some of their players.
     */
    first_of_part: 'bool',
    /** The same among the rows of parts that dealt damage. */
    first_used: 'bool',
    part_damage: 'int',
    part_hits: 'int',
    part_kills: 'int',
  },
  /**
   * A row per match, player whose own log names what the match paid, and resource; and one without a
   * resource that represents the match itself, so that matches, hours and queues are counted once,
   * also where nothing was paid. Logs in quarantine are left out.
   */
  rewards: {
    ...matchColumns,
    player_id: 'text',
    build: 'text?',
    power_score: 'int',
    team: 'int',
    party: 'int?',
    party_size: 'int',
    result: 'int?',
    ...playerCountColumns,
    /** The player's battle time. */
    duration: 'int',
    /** Milliseconds in the queue. */
    queue_ms: 'int?',
    /** Whether the match paid fuel. */
    fuel: 'bool',
    /** The name in game.log; null in the row of the match itself, whose amount is 0. */
    resource: 'text?',
    /** In thousandths: logs name decimals. */
    amount: 'int',
  },
  /** A row per upload and match that its logs describe. */
  uploads: {
    ...matchColumns,
    /** A number of the upload that reveals nothing else of it. */
    upload: 'bigint',
    received_at: 'instant',
    /** `web`, `cli` or `demo`. */
    source: 'text',
    /** `new`, `known` or `unfinished`, as it was reported to the uploader. */
    outcome: 'text',
    /** A pseudonym of the account or network; null if unknown. */
    uploader: 'text?',
  },
} as const satisfies Record<string, Record<string, ColumnSpec>>;

export type FactTable = keyof typeof factTables;

const byTime = ['category', 'mode', 'started_at', 'match_id'] as const;

/**
 * The columns by which rows of files are sorted first. Files record the range of values in each block of
 * rows, so that questions about one mode or one part skip the blocks of others.
 */
export const factOrder = {
  players: byTime,
  parts: ['category', 'mode', 'part', 'started_at', 'match_id'],
  rewards: byTime,
  uploads: byTime,
} as const satisfies { [Table in FactTable]: readonly (keyof FactRow<Table>)[] };

/** How many rows a block of a file has: small blocks let questions about one part skip more. */
export const ROWS_PER_BLOCK = 32_768;

export interface FactColumn {
  name: string;
  type: ColumnType;
  nullable: boolean;
}

/**
 * The columns whose values are numbered in files, from 1 and without gaps, each with the column that has
 * the numbers: counting players as bits of a set is many times as fast as comparing texts.
 */
export const numberedColumns = { player_id: 'player_no', build: 'build_no' } as const;
export type NumberedColumn = keyof typeof numberedColumns;
/** The largest number of a player and of a build. */
export type MaxNumbers = Readonly<Record<NumberedColumn, number>>;

export function isNumbered(column: string): column is NumberedColumn {
  return Object.hasOwn(numberedColumns, column);
}

/** Returns the columns of a table’s files: those of its rows, numbers of some of them, and marks. */
export function fileColumns(table: FactTable): FactColumn[] {
  const columns = factColumns(table);
  return [
    ...columns,
    ...columns.flatMap(({ name, nullable }) =>
      isNumbered(name) ? { name: numberedColumns[name], type: 'int' as const, nullable } : [],
    ),
    ...(table === 'players' ? Object.entries(playerMarks) : []).map(([name, type]) => ({
      name,
      type,
      nullable: true,
    })),
  ];
}

/** Returns the columns of a table in their order. */
export function factColumns(table: FactTable): FactColumn[] {
  return Object.entries(factTables[table]).map(([name, spec]) => ({
    name,
    type: spec.replace('?', '') as ColumnType,
    nullable: spec.endsWith('?'),
  }));
}

/** The types of columns in DuckDB, and so in Parquet. */
export const duckdbTypes: Readonly<Record<ColumnType, string>> = {
  text: 'VARCHAR',
  int: 'INTEGER',
  bigint: 'BIGINT',
  bool: 'BOOLEAN',
  instant: 'TIMESTAMP',
};

interface ColumnValues {
  text: string;
  int: number;
  bigint: string;
  bool: boolean;
  instant: number;
}

type ValueOf<Spec extends ColumnSpec> = Spec extends `${infer Type extends ColumnType}?`
  ? ColumnValues[Type] | null
  : Spec extends ColumnType
    ? ColumnValues[Spec]
    : never;

/** A row of a table of facts. */
export type FactRow<Table extends FactTable> = {
  [Name in keyof (typeof factTables)[Table]]: (typeof factTables)[Table][Name] extends ColumnSpec
    ? ValueOf<(typeof factTables)[Table][Name]>
    : never;
};
