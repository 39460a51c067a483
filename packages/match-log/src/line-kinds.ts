// The kinds of lines in combat.log, as numbers because they are compared for every line.

export const UNKNOWN = 0;
export const DAMAGE = 1;
export const SCORE = 2;
export const STRIPE = 3;
export const ASSIST = 4;
export const KILL = 5;
export const SPAWN = 6;
export const ROSTER = 7;
export const LEVEL = 8;
export const GAMEPLAY_START = 9;
export const BATTLE_ACTIVE = 10;
export const ROUND = 11;
export const FINISH = 12;
export const TEST_DRIVE_START = 13;
export const TEST_DRIVE_END = 14;
export const MOB = 15;
/** Known and ignored: console, convoy and defense states. */
export const OTHER = 16;
export const BLANK = 17;
export const WAVE = 18;

/**
 * The offsets of a recognised line's values. Nicknames of DAMAGE and SCORE still have their padding.
 * What the fields contain depends on the kind:
 *
 * | kind | a | b | c | d | n0 | n1 | n2 | n3 |
 * |---|---|---|---|---|---|---|---|---|
 * | DAMAGE | victim | attacker | weapon | flags | hundredths | 1 for cabin damage | | |
 * | SCORE | nickname | reason | | | player index | points | | |
 * | STRIPE | nickname | medal | | | player index | count | | |
 * | KILL | victim | killer | | | | | | |
 * | ASSIST | nickname | weapon | | flags | hundredths | 1 for cabin damage | hundredths of a second ago | |
 * | SPAWN | nickname | design hash | | | player index | team | spawn counter | |
 * | ROSTER | nickname | uid | party | hash | player index | team | bot | power score |
 * | LEVEL | map | gameplay | | | level number | | | |
 * | GAMEPLAY_START | gameplay | map | | | | | | |
 * | ROUND, FINISH | reason | win reason | | | winner team | battle time in tenths | round number | 1 if every value is present |
 * | MOB | definition | | | | | | | |
 * | WAVE | | | | | wave number | | | |
 */
export interface LineFields {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
  cStart: number;
  cEnd: number;
  dStart: number;
  dEnd: number;
  n0: number;
  n1: number;
  n2: number;
  n3: number;
}

/** Creates empty fields; one object is reused for all lines of a log. */
export function emptyFields(): LineFields {
  return {
    aStart: 0,
    aEnd: 0,
    bStart: 0,
    bEnd: 0,
    cStart: 0,
    cEnd: 0,
    dStart: 0,
    dEnd: 0,
    n0: 0,
    n1: 0,
    n2: 0,
    n3: 0,
  };
}
