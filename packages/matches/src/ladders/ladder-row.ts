/** The ladder of all rated matches; the others are `season:` and the ID of a season. */
export const OVERALL_LADDER = 'all';

/** Returns the ladder of a season. */
export function seasonLadder(season: string): string {
  return `season:${season}`;
}

/** The number of a player's latest rated matches from which a row's changes, region, party size and power score are taken. */
export const MAX_RECENT_MATCHES = 10;

/** One of a player's last rated matches. */
export interface RecentMatch {
  /** The change of the MMR as shown. */
  change: number;
  partySize: number;
  powerScore: number;
  region: string | null;
}

/** A player's place on a ladder at the end of a day on which they played a rated match. */
export interface LadderRow {
  ladder: string;
  player_id: string;
  /** Days since 1970-01-01 in UTC. */
  day: number;
  mu: number;
  sigma: number;
  mmr: number;
  /** The highest MMR that was shown after a rated match. */
  best: number;
  /** Rated matches on this ladder. */
  games: number;
  wins: number;
  draws: number;
  /** The plain Elo rating, which MMR is compared with; only on the overall ladder. */
  elo: number | null;
  /** The most frequent region and party size of the latest rated matches, the newest of those tied; and their median power score. */
  region: string | null;
  party_size: number;
  power_score: number;
  /** JSON of the last rated matches, oldest first: change, party size, power score, region. */
  recent: string;
}

type PackedMatch = [number, number, number, string | null];

/** Restores the last rated matches of a row. */
export function parseRecentMatches(recent: string): RecentMatch[] {
  return (JSON.parse(recent) as PackedMatch[]).map(([change, partySize, powerScore, region]) => ({
    change,
    partySize,
    powerScore,
    region,
  }));
}

export function serializeRecentMatches(recent: readonly RecentMatch[]): string {
  return JSON.stringify(
    recent.map((match) => [match.change, match.partySize, match.powerScore, match.region]),
  );
}

/** Returns the region, party size and power score that are typical of the last rated matches. */
export function summarizeRecentMatches(
  recent: readonly RecentMatch[],
): Pick<LadderRow, 'region' | 'party_size' | 'power_score'> {
  const scores = recent.map(({ powerScore }) => powerScore).sort((a, b) => a - b);
  const middle = (scores.length - 1) / 2;
  const [low = 0, high = 0] = [scores[Math.floor(middle)], scores[Math.ceil(middle)]];
  const regions = recent.flatMap(({ region }) => region ?? []);
  return {
    region: findMostFrequent(regions) ?? null,
    party_size: findMostFrequent(recent.map(({ partySize }) => partySize)) ?? 1,
    power_score: Math.round((low + high) / 2),
  };
}

function findMostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const highestCount = Math.max(...counts.values());
  return values.findLast((value) => counts.get(value) === highestCount);
}
