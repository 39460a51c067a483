import type { PlayerState, SimulatedPlayer } from './players.ts';
import type { Random } from './random.ts';

/** The players, from whom those available are drawn in proportion to how much they play. */
export interface Population {
  players: SimulatedPlayer[];
  states: PlayerState[];
  /**
   * Draws up to `count` players of a region who are free at `at`, with friends. Their power scores are similar to
   * `powerScore`, or to that of the first one drawn if it is null.
   */
  drawPlayers(
    random: Random,
    region: string,
    at: number,
    count: number,
    powerScore: number | null,
  ): number[];
  /** Returns a region's groups of at least four friends. */
  clansOf(region: string): number[][];
}

/** Indexes players by region and by groups of friends; `states` are read as they change. */
export function createPopulation(players: SimulatedPlayer[], states: PlayerState[]): Population {
  const byRegion = new Map<string, { members: number[]; cumulativeActivity: Float64Array }>();
  const groups = new Map<number, number[]>();
  players.forEach((player, i) => {
    const list = byRegion.get(player.region) ?? {
      members: [],
      cumulativeActivity: new Float64Array(0),
    };
    list.members.push(i);
    byRegion.set(player.region, list);
    const friends = groups.get(player.group);
    if (friends) friends.push(i);
    else groups.set(player.group, [i]);
  });
  for (const list of byRegion.values()) {
    let sum = 0;
    list.cumulativeActivity = Float64Array.from(list.members, (i) => {
      sum += (players[i] as SimulatedPlayer).activity;
      return sum;
    });
  }
  const clansByRegion = new Map<string, number[][]>();
  for (const members of groups.values()) {
    if (members.length < 4) continue;
    const { region } = players[members[0] as number] as SimulatedPlayer;
    clansByRegion.set(region, [...(clansByRegion.get(region) ?? []), members]);
  }
  const isAvailable = (i: number, at: number) => {
    const player = players[i] as SimulatedPlayer;
    return (
      player.joinedAt <= at && player.quitsAt > at && (states[i] as PlayerState).busyUntil <= at
    );
  };

  return {
    players,
    states,
    clansOf: (region) => clansByRegion.get(region) ?? [],
    drawPlayers(random, region, at, count, powerScore) {
      const list = byRegion.get(region);
      if (!list) return [];
      const chosen = new Set<number>();
      let targetPowerScore = powerScore;
      const add = (i: number) => {
        if (chosen.has(i) || chosen.size >= count || !isAvailable(i, at)) return false;
        chosen.add(i);
        return true;
      };
      const total = list.cumulativeActivity[list.cumulativeActivity.length - 1] ?? 0;
      const maxTries = count * 14;
      for (let t = 0; t < maxTries && chosen.size < count; t++) {
        const i = list.members[
          upperBound(list.cumulativeActivity, random.next() * total)
        ] as number;
        const candidatePowerScore = (states[i] as PlayerState).powerScore;
        if (targetPowerScore === null) targetPowerScore = candidatePowerScore;
        if (Math.abs(candidatePowerScore - targetPowerScore) > 900 + (2_600 * t) / maxTries)
          continue;
        if (!add(i) || !random.chance(0.5)) continue;
        for (const friend of groups.get((players[i] as SimulatedPlayer).group) ?? []) {
          if (friend !== i && random.chance(0.55)) add(friend);
        }
      }
      // In a small population any available player plays, whatever their power score.
      for (let t = 0; t < list.members.length && chosen.size < Math.min(count, 8); t++) {
        add(list.members[random.below(list.members.length)] as number);
      }
      return [...chosen];
    },
  };
}

/** Returns the index of the first sum above a value, or the last index. */
function upperBound(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
