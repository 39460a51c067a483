/** The numbers of which a fold keeps total, minimum and maximum. */
export const foldedNumbers = [
  'kills',
  'deaths',
  'assists',
  'damage',
  'damageRec',
  'cabinDamage',
  'droneKills',
  'score',
  'duration',
] as const;
export type FoldedNumber = (typeof foldedNumbers)[number];
type Numbers = Record<FoldedNumber, number>;

/** 1 won, 0 drawn, -1 lost, null unfinished. */
export type Result = 1 | 0 | -1 | null;

/** One match of a player as a fold takes it in. Units are the caller's; whole numbers keep sums exact. */
export interface FoldMatch extends Numbers {
  mvp: number;
  result: Result;
  roundWins: number;
  roundLosses: number;
  roundDraws: number;
}

/**
 * What a player's matches come to. Totals, minimums and maximums run over finished matches only, so
 * that a total divided by `games` is an average; `records` counts the unfinished ones too.
 */
export interface Fold {
  games: number;
  wins: number;
  losses: number;
  draws: number;
  rounds: number;
  roundWins: number;
  roundLosses: number;
  roundDraws: number;
  mvp: number;
  records: number;
  total: Numbers;
  /** Null without a finished match. */
  min: Numbers | null;
  max: Numbers | null;
}

/** The fold of no match: merging it changes nothing. */
export function emptyFold(): Fold {
  return {
    games: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    rounds: 0,
    roundWins: 0,
    roundLosses: 0,
    roundDraws: 0,
    mvp: 0,
    records: 0,
    total: each(() => 0),
    min: null,
    max: null,
  };
}

/** The fold of one match. */
export function foldOf(match: FoldMatch): Fold {
  if (match.result === null) return { ...emptyFold(), records: 1 };
  const numbers = each((name) => match[name]);
  return {
    games: 1,
    wins: match.result === 1 ? 1 : 0,
    losses: match.result === -1 ? 1 : 0,
    draws: match.result === 0 ? 1 : 0,
    rounds: match.roundWins + match.roundLosses + match.roundDraws,
    roundWins: match.roundWins,
    roundLosses: match.roundLosses,
    roundDraws: match.roundDraws,
    mvp: match.mvp,
    records: 1,
    total: numbers,
    min: { ...numbers },
    max: { ...numbers },
  };
}

/** The fold of all the matches of both; neither order nor grouping matters. Disjoint sets of matches only. */
export function mergeFolds(a: Fold, b: Fold): Fold {
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    losses: a.losses + b.losses,
    draws: a.draws + b.draws,
    rounds: a.rounds + b.rounds,
    roundWins: a.roundWins + b.roundWins,
    roundLosses: a.roundLosses + b.roundLosses,
    roundDraws: a.roundDraws + b.roundDraws,
    mvp: a.mvp + b.mvp,
    records: a.records + b.records,
    total: each((name) => a.total[name] + b.total[name]),
    min: combine(a.min, b.min, Math.min),
    max: combine(a.max, b.max, Math.max),
  };
}

/** The fold of all of them, in whatever order they come. */
export function foldMatches(matches: Iterable<FoldMatch>): Fold {
  let fold = emptyFold();
  for (const match of matches) fold = mergeFolds(fold, foldOf(match));
  return fold;
}

function combine(a: Numbers | null, b: Numbers | null, pick: (x: number, y: number) => number) {
  if (a === null) return b;
  if (b === null) return a;
  return each((name) => pick(a[name], b[name]));
}

function each(value: (name: FoldedNumber) => number): Numbers {
  return Object.fromEntries(foldedNumbers.map((name) => [name, value(name)])) as Numbers;
}
