import type { Season } from './arsenal.ts';
import { seasonOf } from './arsenal.ts';
import type { Build } from './builds.ts';
import { formParties, seat } from './matchmaking.ts';
import { type ModeSpec, modes } from './modes.ts';
import type { PlayerState, SimulatedPlayer } from './players.ts';
import type { Population } from './population.ts';
import { Random, seedOf } from './random.ts';
import type { Evening } from './schedule.ts';
import type { Era, MatchPlan } from './types.ts';

export interface PlannedSession {
  player: number;
  plans: MatchPlan[];
  startsAt: number;
  seed: number;
  /** How the last match ends for this client; left to chance where absent. */
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

const wheel = 'abcdefghijklmnopqrstuvwxyz';

/** Who plays which match of an evening, and whose client runs are handed in. */
export function planEvening(world: WorldContext, evening: Evening): PlannedSession[] {
  const random = new Random(seedOf(world.seed, 'evening', evening.startsAt, world.matchNumber));
  const { population } = world;
  const { startsAt } = evening;
  const specs = evening.modes.map((key) => modes[key] as ModeSpec);
  const most = Math.max(...specs.map((spec) => spec.humans[1]));
  const war = evening.theme === 'clan-war' || evening.theme === 'leviathan-clan-war';
  const teams = war ? clanTeams(world, evening, random) : [];
  const people = war
    ? teams.flat()
    : population.gather(random, evening.region.id, startsAt, Math.ceil(most * 1.25) + 2, null);
  const end = startsAt + evening.lastsMs;
  for (const person of people) (population.states[person] as PlayerState).busyUntil = end + 600_000;
  // People come and go: a first and a last match for each.
  const stays = people.map((_, i) => {
    const first = i < most * 0.7 || random.chance(0.5) ? 0 : random.below(specs.length);
    return { first, last: first + Math.floor(random.exponential(5)) };
  });
  const played = new Map<number, MatchPlan[]>();
  const matches: { plan: MatchPlan; people: number[] }[] = [];
  specs.forEach((mode, m) => {
    const at = startsAt + Math.round(evening.offsets[m] as number);
    let parties: number[][];
    if (war) {
      const [a, b] = random.shuffle([...teams]);
      parties = [a as number[], b as number[]];
    } else {
      const around = people.filter((_, i) => {
        const stay = stays[i] as { first: number; last: number };
        return stay.first <= m && stay.last >= m;
      });
      const wanted = random.between(mode.humans[0], mode.humans[1]);
      const others = random.shuffle(people.filter((person) => !around.includes(person)));
      const chosen = [...around.slice(0, wanted)];
      while (chosen.length < Math.min(mode.humans[0], wanted) && others.length > 0)
        chosen.push(others.pop() as number);
      parties = formParties(
        { random, population, season: 0, arsenal: world.arsenal, botBuilds: world.botBuilds, at },
        chosen,
        mode.sides === 'all' ? 1 : 4,
      );
    }
    const humans = parties.flat();
    if (humans.length === 0) return;
    const plan = planMatch(world, evening.region.id, mode, at, parties, war, random);
    matches.push({ plan, people: humans });
    for (const person of humans) {
      const list = played.get(person);
      if (list) list.push(plan);
      else played.set(person, [plan]);
    }
  });
  return handedIn(world, random, matches, played);
}

/** One match with its roster, server and map. */
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
    host: `wheel${server}${wheel[server % 26]}w-${region}.pxo`,
    address: `10.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}|${random.between(30_000, 39_999)}`,
    guid: String((at - random.between(15_000, 45_000)) * 1000 + random.below(1000)),
    queueTag: mode.queueTag,
    custom: mode.key === '8v8' && random.chance(0.006),
    vehicles: seat(
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

/** Four to eight clans of a region send four each; a clan that is short borrows. */
function clanTeams(world: WorldContext, evening: Evening, random: Random): number[][] {
  const { population } = world;
  const { startsAt, region } = evening;
  const free = (person: number) => {
    const player = population.players[person] as SimulatedPlayer;
    return (
      player.joinedAt <= startsAt &&
      player.quitsAt > startsAt &&
      (population.states[person] as PlayerState).busyUntil <= startsAt
    );
  };
  const teams: number[][] = [];
  const used = new Set<number>();
  for (const clan of random.shuffle([...population.clans(region.id)])) {
    if (teams.length === 4) break;
    const members = clan
      .filter((person) => free(person) && !used.has(person))
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
    .gather(random, region.id, startsAt, 24, null)
    .filter((person) => !used.has(person));
  for (const team of teams)
    while (team.length < 4 && spare.length > 0) team.push(spare.pop() as number);
  while (teams.length < 2 && spare.length >= 4) teams.push(spare.splice(0, 4));
  return teams.filter((team) => team.length === 4).slice(0, teams.length);
}

/** Sessions of those who upload; a match nobody would hand in gets its keenest player's. */
function handedIn(
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
    let keenest = able[0];
    for (const person of able) {
      if (
        (players[person] as SimulatedPlayer).activity >
        (players[keenest as number] as SimulatedPlayer).activity
      )
        keenest = person;
    }
    if (keenest !== undefined) uploaders.add(keenest);
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
