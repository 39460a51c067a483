import type { Build } from './builds.ts';
import type { WeaponBalance } from './create-weapon-balance.ts';
import { periodOf } from './create-weapon-balance.ts';
import { applyKnownEffects, type KnownEffects } from './known-effects.ts';
import { formParties, seatPlayers } from './matchmaking.ts';
import { type ModeSpec, mapOfRaid, modes } from './modes.ts';
import type { PlayerState, SimulatedPlayer } from './players.ts';
import type { Population } from './population.ts';
import { Random, seedOf } from './random.ts';
import { regions } from './regions.ts';
import type { GroupSession } from './schedule.ts';
import type { Era, MatchPlan } from './types.ts';

export interface PlannedSession {
  /** Index into the players of the population. */
  playerIndex: number;
  plans: MatchPlan[];
  startsAt: number;
  seed: number;
  /** How the last match ends for this client; random if absent. */
  ending?: 'whole' | 'left' | 'crash';
}

export interface WorldContext {
  seed: number;
  population: Population;
  weaponBalance: (period: number) => WeaponBalance;
  botBuilds: Map<string, Build[]>;
  density: number;
  killLineEra: Era;
  matchNumber: number;
  knownEffects: KnownEffects | null;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Plans who plays which match of a group session and whose sessions are uploaded. */
export function planGroupSession(
  world: WorldContext,
  groupSession: GroupSession,
): PlannedSession[] {
  const random = new Random(
    seedOf(world.seed, 'evening', groupSession.startsAt, world.matchNumber),
  );
  const { population } = world;
  const { startsAt } = groupSession;
  let { region } = groupSession;
  let specs = groupSession.modes.map((key): ModeSpec => modes[key]);
  const maxHumans = Math.max(...specs.map((spec) => spec.humans[1]));
  const playersNeeded = Math.ceil(maxHumans * 1.25) + 2;
  const teams = specs[0]?.rounds === 3 ? pickClanTeams(world, region.id, startsAt, random) : [];
  const isClanWar = teams.length > 1;
  // A small population may not have two free clans, or any player in a region.
  if (!isClanWar) specs = specs.map((spec) => (spec.rounds === 3 ? modes['8v8'] : spec));
  let playerIndices = teams.flat();
  if (!isClanWar) {
    playerIndices = population.drawPlayers(random, region.id, startsAt, playersNeeded, null);
    for (const other of regions) {
      if (playerIndices.length >= 4) break;
      region = other;
      playerIndices = population.drawPlayers(random, region.id, startsAt, playersNeeded, null);
    }
  }
  const end = startsAt + groupSession.durationMs;
  for (const playerIndex of playerIndices)
    (population.states[playerIndex] as PlayerState).busyUntil = end + 600_000;
  const powerScore = population.states[playerIndices[0] as number]?.powerScore ?? 0;
  const pickHumans = createHumanPicker(world, random, playerIndices, specs.length, maxHumans);
  const plansByPlayer = new Map<number, MatchPlan[]>();
  const matches: { plan: MatchPlan; playerIndices: number[] }[] = [];
  specs.forEach((mode, m) => {
    const at = startsAt + Math.round(groupSession.offsetsMs[m] as number);
    const parties = isClanWar
      ? random.shuffle([...teams]).slice(0, 2)
      : formParties(random, population, pickHumans(mode, m), mode.sides === 'freeForAll' ? 1 : 4);
    const humans = parties.flat();
    if (humans.length === 0) return;
    const plan = planMatch(world, region.id, mode, at, parties, isClanWar, powerScore, random);
    matches.push({ plan, playerIndices: humans });
    for (const playerIndex of humans) {
      const list = plansByPlayer.get(playerIndex);
      if (list) list.push(plan);
      else plansByPlayer.set(playerIndex, [plan]);
    }
  });
  return planUploads(world, random, matches, plansByPlayer);
}

/** Gives each player a first and a last match; returns a function that picks a match's humans. */
function createHumanPicker(
  world: WorldContext,
  random: Random,
  playerIndices: number[],
  matchCount: number,
  maxHumans: number,
): (mode: ModeSpec, match: number) => number[] {
  const attendance = playerIndices.map((_, i) => {
    const first = i < maxHumans * 0.7 || random.chance(0.5) ? 0 : random.below(matchCount);
    return { first, last: first + Math.floor(random.exponential(5)) };
  });
  const writesLogs = (playerIndex: number) =>
    !(world.population.players[playerIndex] as SimulatedPlayer).id.endsWith('@live');
  return (mode, match) => {
    const presentIndices = playerIndices.filter((_, i) => {
      const attendedMatches = attendance[i] as { first: number; last: number };
      return attendedMatches.first <= match && attendedMatches.last >= match;
    });
    const playersNeeded = random.between(mode.humans[0], mode.humans[1]);
    const absentPlayers = random.shuffle(
      playerIndices.filter((playerIndex) => !presentIndices.includes(playerIndex)),
    );
    const participants = presentIndices.slice(0, playersNeeded);
    while (
      participants.length < Math.min(mode.humans[0], playersNeeded) &&
      absentPlayers.length > 0
    ) {
      participants.push(absentPlayers.pop() as number);
    }
    // Consoles write no logs, and a match without a log would remain unknown.
    const writer = participants.some(writesLogs) ? undefined : playerIndices.find(writesLogs);
    if (writer !== undefined) participants[0] = writer;
    return participants;
  };
}

/** Plans a match with its roster, server and map. */
export function planMatch(
  world: WorldContext,
  region: string,
  mode: ModeSpec,
  at: number,
  parties: number[][],
  hasFixedTeams: boolean,
  powerScore: number,
  random: Random,
): MatchPlan {
  const number = world.matchNumber++;
  const { knownEffects } = world;
  const server = random.between(1, 24);
  const gameplay = random.pick(mode.gameplays);
  const map = random.pick(mode.maps);
  return {
    seed: seedOf(world.seed, 'match', number),
    mode,
    gameplay,
    map: mapOfRaid(gameplay) ?? map,
    startsAt: at,
    region,
    host: `wheel${server}${LETTERS[server % 26]}w-${region}.pxo`,
    address: `10.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}|${random.between(30_000, 39_999)}`,
    guid: String((at - random.between(15_000, 45_000)) * 1000 + random.below(1000)),
    queueTag: mode.queueTag,
    isCustom: mode.key === '8v8' && random.chance(0.006),
    vehicles: seatPlayers(
      {
        random,
        population: world.population,
        period: periodOf(at),
        weaponBalance: world.weaponBalance,
        botBuilds: world.botBuilds,
        at,
        powerScore,
      },
      mode,
      parties,
      hasFixedTeams,
    ).map((vehicle) =>
      knownEffects === null ? vehicle : applyKnownEffects(vehicle, at, knownEffects),
    ),
    density: world.density,
    era: world.killLineEra,
  };
}

/** Picks up to four clans of a region, four players each; others fill up a clan with only three. */
function pickClanTeams(
  world: WorldContext,
  region: string,
  startsAt: number,
  random: Random,
): number[][] {
  const { population } = world;
  const isFree = (playerIndex: number) => {
    const player = population.players[playerIndex] as SimulatedPlayer;
    return (
      player.joinedAt <= startsAt &&
      player.quitsAt > startsAt &&
      (population.states[playerIndex] as PlayerState).busyUntil <= startsAt
    );
  };
  const teams: number[][] = [];
  const usedPlayers = new Set<number>();
  for (const clan of random.shuffle([...population.clansOf(region)])) {
    if (teams.length === 4) break;
    const members = clan
      .filter((playerIndex) => isFree(playerIndex) && !usedPlayers.has(playerIndex))
      .sort(
        (a, b) =>
          (population.players[b] as SimulatedPlayer).activity -
          (population.players[a] as SimulatedPlayer).activity,
      )
      .slice(0, 4);
    if (members.length < 3) continue;
    for (const playerIndex of members) usedPlayers.add(playerIndex);
    teams.push(members);
  }
  const substitutes = population
    .drawPlayers(random, region, startsAt, 24, null)
    .filter((playerIndex) => !usedPlayers.has(playerIndex));
  for (const team of teams)
    while (team.length < 4 && substitutes.length > 0) team.push(substitutes.pop() as number);
  while (teams.length < 2 && substitutes.length >= 4) teams.push(substitutes.splice(0, 4));
  return teams.filter((team) => team.length === 4);
}

/** Plans the sessions of uploaders; a match without one is uploaded by its most active player. */
function planUploads(
  world: WorldContext,
  random: Random,
  matches: { plan: MatchPlan; playerIndices: number[] }[],
  plansByPlayer: Map<number, MatchPlan[]>,
): PlannedSession[] {
  const { players } = world.population;
  const uploaders = new Set<number>();
  for (const playerIndex of plansByPlayer.keys()) {
    if ((players[playerIndex] as SimulatedPlayer).isUploader) uploaders.add(playerIndex);
  }
  for (const { playerIndices } of matches) {
    if (playerIndices.some((playerIndex) => uploaders.has(playerIndex))) continue;
    const logWriters = playerIndices.filter(
      (playerIndex) => !(players[playerIndex] as SimulatedPlayer).id.endsWith('@live'),
    );
    let mostActive = logWriters[0];
    for (const playerIndex of logWriters) {
      if (
        (players[playerIndex] as SimulatedPlayer).activity >
        (players[mostActive as number] as SimulatedPlayer).activity
      )
        mostActive = playerIndex;
    }
    if (mostActive !== undefined) uploaders.add(mostActive);
  }
  return [...uploaders].map((playerIndex) => {
    const plans = plansByPlayer.get(playerIndex) as MatchPlan[];
    return {
      playerIndex,
      plans,
      startsAt: (plans[0] as MatchPlan).startsAt - random.between(80_000, 420_000),
      seed: seedOf(world.seed, 'session', playerIndex, (plans[0] as MatchPlan).guid),
    };
  });
}
