import { schedule } from '@scrapboard/catalogue/data/schedule';
import { DAY_MS } from './day-ms.ts';
import { type ModeKey, modes } from './modes.ts';
import type { Random } from './random.ts';
import { hourWeights, type Region, regions, weekdayWeights } from './regions.ts';

const HOUR_MS = 3_600_000;

/**
 * A day and how many matches begin in it. All days of a span are equally long: 24 hours if it is a whole
 * number of days, otherwise longer, or as long as a span of less than a day.
 */
export interface PlannedDay {
  from: number;
  to: number;
  matches: number;
}

/** Divides the time into days and distributes the matches among them. */
export function planDays(from: number, to: number, matches: number, random: Random): PlannedDay[] {
  const count = Math.max(1, Math.floor((to - from) / DAY_MS));
  const length = (to - from) / count;
  const weights: number[] = [];
  for (let i = 0; i < count; i++) {
    const middle = from + (i + 0.5) * length;
    const weekday = new Date(middle).getUTCDay();
    const season = 1 + 0.14 * Math.cos((2 * Math.PI * (middle / DAY_MS - 10)) / 365);
    const growth = 0.82 + (0.36 * i) / count;
    const noise = Math.exp(random.normal(0, 0.1));
    weights.push((weekdayWeights[weekday] as number) * season * growth * noise);
  }
  const sum = weights.reduce((a, b) => a + b, 0);
  let weightSoFar = 0;
  let assignedSoFar = 0;
  return weights.map((weight, i) => {
    weightSoFar += weight;
    // The last day has at least one match, so that the newest data is always recent.
    const assignedByNow =
      i === count - 1
        ? matches
        : Math.min(Math.max(0, matches - 1), Math.round((matches * weightSoFar) / sum));
    const matchesOfDay = assignedByNow - assignedSoFar;
    assignedSoFar = assignedByNow;
    return { from: from + i * length, to: from + (i + 1) * length, matches: matchesOfDay };
  });
}

export type Theme =
  | 'pvp'
  | 'raid'
  | 'brawl'
  | 'clan-war'
  | 'leviathan-clan-war'
  | 'battle-royale'
  | 'bedlam';

/** A series of matches played by the same people, at any time of day. */
export interface GroupSession {
  region: Region;
  theme: Theme;
  startsAt: number;
  modes: ModeKey[];
  /** Milliseconds from the session's start to each match. */
  offsetsMs: number[];
  durationMs: number;
}

/** Returns when the window of a mode ends that an instant is in; null outside its windows. */
export function findWindowEnd(mode: string, at: number): number | null {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const weekday = new Date(at).getUTCDay() || 7;
  const window = schedule.find(
    (candidate) =>
      candidate.mode === mode &&
      candidate.day === weekday &&
      at >= midnight + candidate.from * HOUR_MS &&
      at < midnight + candidate.to * HOUR_MS,
  );
  return window === undefined ? null : midnight + window.to * HOUR_MS;
}

/** The brawl of each weekday, Sunday first. */
const BRAWL_BY_WEEKDAY: readonly ModeKey[] = [
  'arena',
  'brawl-head-on',
  'race',
  'brawl-drone-battle',
  'brawl-head-on',
  'race',
  'arena',
];

/** Returns the brawl of the day; one that has a schedule is replaced outside its windows. */
function brawlAt(at: number): ModeKey {
  const brawl = BRAWL_BY_WEEKDAY[new Date(at).getUTCDay()] as ModeKey;
  const isScheduled = schedule.some(({ mode }) => mode === brawl);
  return isScheduled && findWindowEnd(brawl, at) === null ? 'brawl-drone-battle' : brawl;
}

function pickTheme(at: number, random: Random): Theme {
  if (findWindowEnd('clan-war', at) !== null && random.chance(0.3)) return 'clan-war';
  if (findWindowEnd('leviathan-clan-war', at) !== null && random.chance(0.22))
    return 'leviathan-clan-war';
  const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
  const candidates: Theme[] = ['pvp', 'raid', 'brawl', 'battle-royale', 'bedlam'];
  return candidates[random.weightedIndex([0.76, 0.14, 0.05, isWeekend ? 0.05 : 0, 0.02])] as Theme;
}

function pickMode(theme: Theme, at: number, random: Random, difficulty: number): ModeKey {
  const brawlOfDay = brawlAt(at);
  switch (theme) {
    case 'raid': {
      const candidates: ModeKey[] = [
        'raid-easy',
        'raid-medium',
        'raid-hard',
        'invasion',
        'gozu',
        'adventure',
      ];
      if (random.chance(0.7)) return candidates[difficulty] as ModeKey;
      return candidates[random.weightedIndex([0.28, 0.28, 0.14, 0.12, 0.08, 0.1])] as ModeKey;
    }
    case 'brawl': {
      const candidates: ModeKey[] = [brawlOfDay, 'ffa', 'storms-warning', 'race', 'arena'];
      return candidates[random.weightedIndex([0.5, 0.18, 0.14, 0.08, 0.1])] as ModeKey;
    }
    case 'pvp': {
      const candidates: ModeKey[] = ['8v8', 'restricted-8v8', '6v6', 'patrol', brawlOfDay];
      return candidates[random.weightedIndex([0.8, 0.05, 0.075, 0.045, 0.03])] as ModeKey;
    }
    default:
      return theme;
  }
}

/** Plans the group sessions of a day until all of its matches are assigned. */
export function planGroupSessions(
  day: PlannedDay,
  isLastDay: boolean,
  random: Random,
): GroupSession[] {
  const groupSessions: GroupSession[] = [];
  let remaining = day.matches;
  while (remaining > 0) {
    const region = regions[random.weightedIndex(regions.map((item) => item.share))] as Region;
    const isLastSession = isLastDay && remaining === day.matches;
    const start = isLastSession ? day.to : pickStart(day, region, random);
    const theme = pickTheme(start, random);
    const matchCount = Math.min(remaining, random.between(2, 9));
    const difficulty = random.weightedIndex([0.45, 0.37, 0.18]);
    const groupSession: GroupSession = {
      region,
      theme,
      startsAt: start,
      modes: [],
      offsetsMs: [],
      durationMs: 0,
    };
    const availableMs = day.to - day.from - 40 * 60_000;
    for (let i = 0; i < matchCount; i++) {
      const mode = pickMode(theme, start, random, difficulty);
      const cycleMs = modes[mode].cycleMinutes * 60_000 * random.range(0.86, 1.2);
      if (i > 0 && groupSession.durationMs + cycleMs > availableMs) break;
      groupSession.modes.push(mode);
      groupSession.offsetsMs.push(groupSession.durationMs);
      groupSession.durationMs += Math.round(cycleMs);
    }
    remaining -= groupSession.modes.length;
    const lastOffsetMs = groupSession.offsetsMs.at(-1) as number;
    const latest = Math.min(
      day.to - groupSession.durationMs - (isLastSession ? 2 : 6) * 60_000,
      // The last match of a Clan War begins before its window ends.
      (findWindowEnd(theme, start) ?? Infinity) - lastOffsetMs - 60_000,
    );
    groupSession.startsAt = Math.floor(Math.max(day.from + 13 * 60_000, Math.min(start, latest)));
    // A session that was moved to fit into the day may no longer be in a window.
    if (theme.endsWith('clan-war') && findWindowEnd(theme, groupSession.startsAt) === null) {
      groupSession.modes = groupSession.modes.map(() => '8v8');
    }
    groupSessions.push(groupSession);
  }
  return groupSessions.sort((a, b) => a.startsAt - b.startsAt);
}

function pickStart(day: PlannedDay, region: Region, random: Random): number {
  const hours = Math.max(1, Math.round((day.to - day.from) / HOUR_MS));
  const weights: number[] = [];
  for (let i = 0; i < hours; i++) {
    const local = new Date(day.from + i * HOUR_MS + region.utcOffsetHours * HOUR_MS).getUTCHours();
    weights.push(hourWeights[local] as number);
  }
  return day.from + (random.weightedIndex(weights) + random.next()) * HOUR_MS;
}
