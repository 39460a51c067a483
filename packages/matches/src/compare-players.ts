import {
  type ClaimedNumber,
  claimedNumbers,
  type Extent,
  findPlayer,
  type PlayerClaims,
  parseClaims,
  toleranceOf,
} from './claims.ts';

/** What a log reports about a player; damage in hundredths of a point. */
export interface DescribedPlayer {
  /** Team, power score and build are null if the log lacks their roster line. */
  team: number | null;
  powerScore: number | null;
  build: string | null;
  numbers: Record<ClaimedNumber, number>;
}

/** What two logs of a match report about one player. */
export interface ComparedPlayer {
  id: string;
  nickname: string;
  isBot: boolean;
  /** What the log in question reports; null if it does not contain the player. */
  claimed: DescribedPlayer | null;
  /** The same for the log that describes the match at present. */
  standing: DescribedPlayer | null;
  /** Where the logs differ by more than is normal for two logs of one match. */
  differences: ('team' | 'powerScore' | 'build' | ClaimedNumber)[];
}

/**
 * Compares what two logs claim about the players of a match (see `serializeClaims`), ignoring
 * what one of them cannot have seen. The texts are null if unknown.
 */
export function comparePlayers(
  claimedText: string | null,
  standingText: string | null,
): { claimed: Extent | null; standing: Extent | null; players: ComparedPlayer[] } {
  const claimed = claimedText === null ? null : parseClaims(claimedText);
  const standing = standingText === null ? null : parseClaims(standingText);
  const matched = new Set<PlayerClaims>();
  const players = [...(claimed?.players ?? [])].map(([id, player]) => {
    const counterpart = standing && findPlayer(standing, id, player);
    if (counterpart !== null) matched.add(counterpart);
    return compare(id, player, counterpart);
  });
  for (const [id, player] of standing?.players ?? []) {
    if (!matched.has(player)) players.push(compare(id, null, player));
  }
  return {
    claimed: claimed?.extent ?? null,
    standing: standing?.extent ?? null,
    players: players.sort(compareByTeam),
  };
}

function compare(
  id: string,
  claims: PlayerClaims | null,
  counterpart: PlayerClaims | null,
): ComparedPlayer {
  const claimed = claims && describe(claims);
  const standing = counterpart && describe(counterpart);
  const differences: ComparedPlayer['differences'] = [];
  if (claimed !== null && standing !== null) {
    // A log without their roster line contradicts nothing in it.
    for (const name of ['team', 'powerScore', 'build'] as const) {
      const values = [claimed[name], standing[name]];
      if (!values.includes(null) && values[0] !== values[1]) differences.push(name);
    }
    for (const [index, name] of claimedNumbers.entries()) {
      const [a, b] = [claimed.numbers[name], standing.numbers[name]];
      if (Math.abs(a - b) > toleranceOf(Math.max(a, b), index)) differences.push(name);
    }
  }
  const nickname = claims?.nickname ?? counterpart?.nickname ?? '';
  return { id, nickname, isBot: id.startsWith('bot:'), claimed, standing, differences };
}

function describe({ rosterEntry, numbers }: PlayerClaims): DescribedPlayer {
  const [team, powerScore, build] = rosterEntry?.split(' ') ?? [];
  return {
    team: team === undefined ? null : Number(team),
    powerScore: powerScore === undefined ? null : Number(powerScore),
    build: build || null,
    numbers: Object.fromEntries(
      claimedNumbers.map((name, index) => [name, numbers[index] ?? 0]),
    ) as Record<ClaimedNumber, number>,
  };
}

/** Sorts by team, people first, then by score. */
function compareByTeam(a: ComparedPlayer, b: ComparedPlayer): number {
  const [first, second] = [a.standing ?? a.claimed, b.standing ?? b.claimed];
  return (
    (first?.team ?? 99) - (second?.team ?? 99) ||
    Number(a.isBot) - Number(b.isBot) ||
    (second?.numbers.score ?? 0) - (first?.numbers.score ?? 0)
  );
}
