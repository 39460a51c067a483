import type { PartGroup, Term } from './build-request.ts';

/** How many of each part, by id; only those that the build has. */
export type Counts = Readonly<Record<string, number>>;

/** Sums over a build's parts. */
export interface BuildTotals {
  powerScore: number;
  durability: number;
  mass: number;
  tonnage: number;
  massLimit: number;
  energyUse: number;
  energySupply: number;
  /** Top speed in km/h. */
  speed: number;
  /** Coins for what is not owned. */
  cost: number;
  parts: number;
}

/** The value of a term for a build. */
export interface TermValue {
  term: Term;
  /** In the term's own unit: durability, damage per minute, percentage points, km/h, coins. */
  value: number;
  /** 0 at the worst and 1 at the best that the limits allow for this term alone. */
  share: number;
  weight: number;
}

export interface Build {
  counts: Counts;
  totals: BuildTotals;
  terms: readonly TermValue[];
  /** Weighted mean of the terms' shares; from 0 to 1. */
  score: number;
  /** How much higher a score could still be, at most; 0 if the build is proved to be the best. */
  gap: number;
}

/** One limit of the request, which can be named, loosened or dropped independently of the others. */
export type Condition =
  /** Energy used and mass stay within what the parts give, plus `extra`. */
  | { kind: 'energy' | 'massLimit' | 'tonnage'; extra?: number }
  | { kind: 'ownedOnly' }
  | { kind: 'powerScore'; bound: 'min' | 'max'; value: number }
  | { kind: 'group'; group: PartGroup; bound: 'min' | 'max'; value: number }
  | { kind: 'copies'; group: PartGroup; value: number }
  | { kind: 'part'; part: string; bound: 'min' | 'max'; value: number }
  | { kind: 'budget' | 'minSpeed' | 'minDurability'; value: number }
  | { kind: 'pairs'; group: PartGroup }
  | { kind: 'factionLevel'; faction: string; value: number };

/** What would be gained by loosening a limit by one step. */
export interface LimitEffect {
  condition: Condition;
  /** By how much the limit is looser. */
  step: number;
  /** The score of the best build within the looser limit, and how much higher it is. */
  score: number;
  gain: number;
}

/** Parts that could not be considered, and why. */
export interface UnusablePart {
  part: string;
  /** Figures that are missing, `powerScore` and `cost` among them. */
  missing: readonly string[];
}

/** Why a term with a weight does not count. */
export interface UnusedTerm {
  term: Term;
  /** There is no data for it, or all builds within the limits are alike in it. */
  reason: 'noData' | 'noDifference';
}

/** What every answer has about the parts and terms of its request. */
interface AnswerBase {
  unusable: readonly UnusablePart[];
  unusedTerms: readonly UnusedTerm[];
  /** Weapons without measurements, which add nothing to damage or win rate. */
  unmeasured: { damage: readonly string[]; winRate: readonly string[] };
}

/** The worst and best value of a term within the limits, if counts of parts could be fractions. */
export interface Spread {
  term: Term;
  weight: number;
  worst: number;
  best: number;
}

export interface Solved extends AnswerBase {
  status: 'solved';
  spreads: readonly Spread[];
  builds: readonly Build[];
  /** Whether there are no further builds that differ enough. */
  isComplete: boolean;
  limits: readonly LimitEffect[];
  /** Whether all limits that can be loosened were tried; false if there was not enough time. */
  areLimitsExplained: boolean;
  tradeOff: readonly Build[];
}

export interface Infeasible extends AnswerBase {
  status: 'infeasible';
  /**
   * The fewest limits that contradict each other: without any one of them, there would be a build.
   * Empty if no cabin can be used.
   */
  conflict: readonly Condition[];
}

export interface TimedOut extends AnswerBase {
  status: 'timedOut';
}

export type BuildAnswer = Solved | Infeasible | TimedOut;

/** What the optimiser is doing. */
export type Progress =
  | { step: 'loading' | 'conflict' }
  /** Searching for a build, with the best score so far and the best that may still be possible. */
  | { step: 'searching'; index: number; total: number; score: number | null; bound: number | null }
  | { step: 'found'; build: Build }
  /** Trying looser limits, or trading one term for another; `index` counts from 0. */
  | { step: 'limits' | 'tradeOff'; index: number; total: number };
