import type { Season } from './arsenal.ts';
import { seasonOf } from './arsenal.ts';
import type { Build } from './builds.ts';
import { formParties, seatPlayers } from './matchmaking.ts';
import { type ModeSpec, modes } from './modes.ts';
import type { PlayerState, SimulatedPlayer } from './players.ts';
import type { Population } from './population.ts';
import { Random, seedOf } from './random.ts';
import { regions } from './regions.ts';
import type { Evening } from './schedule.ts';
import type { Era, MatchPlan } from './types.ts';

export interface PlannedSession {
  player: number;
  plans: MatchPlan[];
  startsAt: number;
  seed: number;
  /** How the last match ends for this client; random if absent. */
  ending?: 'whole' | 'left' | 'crash';
}

export interface WorldContext {
  seed: number;
  population: Population;
  arsenal: (season: number) => Season;
  botBuilds: Map<string, Build[]>;
  density: number;
  killEra: Era;
  matchNumber: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Plans who plays which match of an evening and whose sessions are uploaded. */
export function planEvening(world: WorldContext, evening: Evening): PlannedSession[] {
  const random = new Random(seedOf(world.seed, 'evening', evening.startsAt, world.matchNumber));
  const { population } = world;
  const { startsAt } = evening;
  let { region } = evening;
  let specs = evening.modes.map((key): ModeSpec => modes[key]);
  const maxHumans = Math.max(...specs.map((spec) => spec.humans[1]));
  const wanted = Math.ceil(maxHumans * 1.25) + 2;
  const teams = specs[0]?.rounds === 3 ? clanTeams(world, region.id, startsAt, random) : [];
  const isClanWar = teams.length > 1;
  // A small population may not have two free clans, or any player in a region.
  if (!isClanWar) specs = specs.map((spec) => (spec.rounds === 3 ? modes['8v8'] : spec));
  let people = teams.flat();
  if (!isClanWar) {
    people = population.drawPlayers(random, region.id, startsAt, wanted, null);
    for (const other of regions) {
      if (people.length >= 4) break;
      region = other;
      people = population.drawPlayers(random, region.id, startsAt, wanted, null);
    }
  }
  const end = startsAt + evening.lastsMs;
  for (const person of people) (population.states[person] as PlayerState).busyUntil = end + 600_000;
  const choose = createAttendance(world, random, people, specs.length, maxHumans);
  const played = new Map<number, MatchPlan[]>();
  const matches: { plan: MatchPlan; people: number[] }[] = [];
  specs.forEach((mode, m) => {
    const at = startsAt + Math.round(evening.offsets[m] as number);
    const parties = isClanWar
      ? random.shuffle([...teams]).slice(0, 2)
      : formParties(random, population, choose(mode, m), mode.sides === 'all' ? 1 : 4);
    const humans = parties.flat();
    if (humans.length === 0) return;
    const plan = planMatch(world, region.id, mode, at, parties, isClanWar, random);
    matches.push({ plan, people: humans });
    for (const person of humans) {
      const list = played.get(person);
      if (list) list.push(plan);
      else played.set(person, [plan]);
    }
  });
  return planUploads(world, random, matches, played);
}

/** Gives each player a first and a last match; returns a function that picks a match's humans. */
function createAttendance(
  world: WorldContext,
  random: Random,
  people: number[],
  count: number,
  maxHumans: number,
): (mode: ModeSpec, match: number) => number[] {
  const attendance = people.map((_, i) => {
    const first = i < maxHumans * 0.7 || random.chance(0.5) ? 0 : random.below(count);
    return { first, last: first + Math.floor(random.exponential(5)) };
  });
  const writesLogs = (person: number) =>
    !(world.population.players[person] as SimulatedPlayer).id.endsWith('@live');
  return (mode, match) => {
    const present = people.filter((_, i) => {
      const stay = attendance[i] as { first: number; last: number };
      return stay.first <= match && stay.last >= match;
    });
    const wanted = random.between(mode.humans[0], mode.humans[1]);
    const others = random.shuffle(people.filter((person) => !present.includes(person)));
    const chosen = present.slice(0, wanted);
    while (chosen.length < Math.min(mode.humans[0], wanted) && others.length > 0) {
      chosen.push(others.pop() as number);
    }
    // Consoles write no logs, and a match without a log would remain unknown.
    const writer = chosen.some(writesLogs) ? undefined : people.find(writesLogs);
    if (writer !== undefined) chosen[0] = writer;
    return chosen;
  };
}

/** Plans a match with its roster, server and map. */
export function planMatch(
  world: WorldContext,
  region: string,
  mode: ModeSpec,
  at: number,
  parties: number[][],
  fixedTeams: boolean,
  random: Random,
): MatchPlan {
  const number = world.matchNumber++;
  const server = random.between(1, 24);
  return {
    seed: seedOf(world.seed, 'match', number),
    mode,
    gameplay: random.pick(mode.gameplays),
    map: random.pick(mode.maps),
    startsAt: at,
    region,
    host: `wheel${server}${LETTERS[server % 26]}w-${region}.pxo`,
    address: `10.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}|${random.between(30_000, 39_999)}`,
    guid: String((at - random.between(15_000, 45_000)) * 1000 + random.below(1000)),
    queueTag: mode.queueTag,
    custom: mode.key === '8v8' && random.chance(0.006),
    vehicles: seatPlayers(
      {
        random,
        population: world.population,
        season: seasonOf(at),
        arsenal: world.arsenal,
        botBuilds: world.botBuilds,
        at,
      },
      mode,
      parties,
      fixedTeams,
    ),
    density: world.density,
    era: world.killEra,
  };
}

/** Picks up to four clans of a region, four players each; others fill up a clan with only three. */
function clanTeams(
  world: WorldContext,
  region: string,
  startsAt: number,
  random: Random,
): number[][] {
  const { population } = world;
  const isFree = (person: number) => {
    const player = population.players[person] as SimulatedPlayer;
    return (
      player.joinedAt <= startsAt &&
      player.quitsAt > startsAt &&
      (population.states[person] as PlayerState).busyUntil <= startsAt
    );
  };
  const teams: number[][] = [];
  const used = new Set<number>();
  for (const clan of random.shuffle([...population.clans(region)])) {
    if (teams.length === 4) break;
    const members = clan
      .filter((person) => isFree(person) && !used.has(person))
      .sort(
        (a, b) =>
          (population.players[b] as SimulatedPlayer).activity -
          (population.players[a] as SimulatedPlayer).activity,
      )
      .slice(0, 4);
    if (members.length < 3) continue;
    for (const person of members) used.add(person);
    teams.push(members);
  }
  const spare = population
    .drawPlayers(random, region, startsAt, 24, null)
    .filter((person) => !used.has(person));
  for (const team of teams)
    while (team.length < 4 && spare.length > 0) team.push(spare.pop() as number);
  while (teams.length < 2 && spare.length >= 4) teams.push(spare.splice(0, 4));
  return teams.filter((team) => team.length === 4);
}

/** Plans the sessions of uploaders; a match without one is uploaded by its most active player. */
function planUploads(
  world: WorldContext,
  random: Random,
  matches: { plan: MatchPlan; people: number[] }[],
  played: Map<number, MatchPlan[]>,
): PlannedSession[] {
  const { players } = world.population;
  const uploaders = new Set<number>();
  for (const person of played.keys()) {
    if ((players[person] as SimulatedPlayer).uploads) uploaders.add(person);
  }
  for (const { people } of matches) {
    if (people.some((person) => uploaders.has(person))) continue;
    const able = people.filter(
      (person) => !(players[person] as SimulatedPlayer).id.endsWith('@live'),
    );
    let mostActive = able[0];
    for (const person of able) {
      if (
        (players[person] as SimulatedPlayer).activity >
        (players[mostActive as number] as SimulatedPlayer).activity
      )
        mostActive = person;
    }
    if (mostActive !== undefined) uploaders.add(mostActive);
  }
  return [...uploaders].map((player) => {
    const plans = played.get(player) as MatchPlan[];
    return {
      player,
      plans,
      startsAt: (plans[0] as MatchPlan).startsAt - random.between(80_000, 420_000),
      seed: seedOf(world.seed, 'session', player, (plans[0] as MatchPlan).guid),
    };
  });
}
