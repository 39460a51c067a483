import { type Build, createBuild, randomHex8 } from './builds.ts';
import type { WeaponBalance } from './create-weapon-balance.ts';
import { DAY_MS } from './day-ms.ts';
import { createNickname } from './names.ts';
import { Random, seedOf } from './random.ts';
import { type Region, regions } from './regions.ts';

/** A simulated player. */
export interface SimulatedPlayer {
  /** Game id as the log reader gives it: `136686`, `4654375@live`. */
  id: string;
  nickname: string;
  /** The name before a change and when it changed; null for most players. */
  nameChange: { from: string; at: number } | null;
  region: Region['id'];
  timeZone: string;
  /** How much they play, relative to others. */
  activity: number;
  /** Standard deviations above the average player, before any match. */
  skill: number;
  joinedAt: number;
  quitsAt: number;
  /** Players with the same number are friends: they form parties, and larger groups are clans. */
  group: number;
  /** Whether they upload their logs. */
  isUploader: boolean;
  /** How far their computer's clock is ahead, in milliseconds. */
  clockErrorMs: number;
  /** False if the client writes no game.log, or the player uploads only combat.log. */
  writesGameLog: boolean;
  logEra: '2018' | '2019' | '2026';
}

/** What changes about a player over time. */
export interface PlayerState {
  games: number;
  /** Of their favourite vehicle. */
  powerScore: number;
  /** Their vehicles, by the band of power scores that each is built for. */
  vehicles: Map<number, OwnedVehicle>;
  busyUntil: number;
}

/** A vehicle in a player's garage. */
interface OwnedVehicle {
  build: Build;
  /** Without the small changes between matches. */
  powerScore: number;
  /** When it was driven last, as a number of `periodOf`. */
  period: number;
}

/** Width of the bands of power score that players build a vehicle for. */
const VEHICLE_BAND_WIDTH = 1_000;
/** How far above their favourite vehicle a player can build one. */
const MAX_STEP_UP = 1_500;

export interface PopulationOptions {
  seed: number;
  players: number;
  from: number;
  to: number;
  uploadersPerMatch: number;
  /** The log format of all players; null gives each that of 2019 or 2026. */
  era: '2018' | '2019' | '2026' | null;
}

function pickRegion(random: Random): Region {
  return regions[random.weightedIndex(regions.map((region) => region.share))] as Region;
}

/** Creates the players with skill, habits, friends, newcomers and quitters; the first is the most active. */
export function createPlayers(options: PopulationOptions): SimulatedPlayer[] {
  const { seed, from, to } = options;
  const random = new Random(seedOf(seed, 'players'));
  const names = new Set<string>();
  const ids = new Set<number>();
  const players: SimulatedPlayer[] = [];
  let remainingInGroup = 0;
  let group = 0;
  let region = pickRegion(random);
  for (let i = 0; i < options.players; i++) {
    if (remainingInGroup === 0) {
      group++;
      remainingInGroup = random.chance(0.45)
        ? 1
        : random.chance(0.6)
          ? random.between(2, 4)
          : random.between(5, 12);
      region = i === 0 ? (regions[0] as Region) : pickRegion(random);
    }
    remainingInGroup--;
    const isMostActive = i === 0;
    const isNewcomer = !isMostActive && random.chance(0.28);
    const isQuitter = !isMostActive && random.chance(0.2);
    const isConsole = !isMostActive && random.chance(0.03);
    let number = 0;
    do {
      number = isNewcomer
        ? random.between(30_000_000, 60_000_000)
        : Math.floor(20_000 + random.next() ** 2.2 * 40_000_000);
    } while (ids.has(number));
    ids.add(number);
    const name = createNickname(random, names, isConsole);
    const joinedAt = isNewcomer
      ? from + random.next() * (to - from) * 0.92
      : from - DAY_MS * random.range(10, 1500);
    players.push({
      id: isConsole ? `${number}@live` : String(number),
      nickname: name,
      nameChange:
        !isConsole && random.chance(0.025)
          ? {
              from: createNickname(random, names, false),
              at: from + random.range(0.2, 0.9) * (to - from),
            }
          : null,
      region: region.id,
      timeZone: random.pick(region.timeZones),
      activity: isMostActive ? 2 : Math.min(0.42, 0.012 * (1 - random.next()) ** -0.85),
      skill: isMostActive ? 0.7 : random.normal(isNewcomer ? -0.5 : 0, 0.9),
      joinedAt,
      quitsAt: isQuitter
        ? Math.max(joinedAt, from) + random.next() * (to - Math.max(joinedAt, from))
        : Number.POSITIVE_INFINITY,
      group,
      isUploader: isMostActive,
      clockErrorMs: Math.round(
        random.chance(0.85) ? random.normal(0, 1_800) : random.normal(0, 150_000),
      ),
      writesGameLog: isMostActive || random.chance(0.86),
      logEra: options.era ?? (random.chance(0.5) ? '2026' : '2019'),
    });
  }
  chooseUploaders(players, options.uploadersPerMatch, random);
  return players;
}

/** Makes the most active players of each region uploaders until a match has enough logs on average. */
function chooseUploaders(players: SimulatedPlayer[], perMatch: number, random: Random): void {
  for (const { id } of regions) {
    const regionPlayers = players.filter((player) => player.region === id);
    const total = regionPlayers.reduce((sum, player) => sum + player.activity, 0);
    // A match has about nine humans, and one log is guaranteed.
    const targetActivity = ((perMatch - 0.5) / 8) * total;
    let covered = 0;
    for (const player of regionPlayers.sort((a, b) => b.activity - a.activity)) {
      if (covered >= targetActivity) break;
      if (player.id.endsWith('@live')) continue;
      if (player.isUploader || random.chance(0.75)) {
        player.isUploader = true;
        covered += Math.min(player.activity, total * 0.08);
      }
    }
  }
}

/** Creates the players' states before their first match, in the order of players. */
export function createPlayerStates(players: SimulatedPlayer[], seed: number): PlayerState[] {
  const random = new Random(seedOf(seed, 'states'));
  return players.map((player, i) => ({
    games: 0,
    powerScore:
      i === 0
        ? 7_200
        : player.joinedAt > 0 && player.id.length >= 8 && player.skill < 0 && random.chance(0.5)
          ? random.range(2_400, 5_000)
          : Math.max(2_200, Math.min(14_500, random.normal(8_100 + player.skill * 700, 1_900))),
    vehicles: new Map(),
    busyUntil: 0,
  }));
}

/** Returns a player's skill, which grows with games: fast at first, then slowly. */
export const currentSkill = (player: SimulatedPlayer, state: PlayerState) =>
  player.skill + 0.14 * Math.log1p(state.games / 12);

export const nameAt = (player: SimulatedPlayer, at: number) =>
  player.nameChange && at < player.nameChange.at ? player.nameChange.from : player.nickname;

/**
 * Returns the vehicle that a player drives among vehicles of this power score: the one that they have for that
 * band. They rebuild it every few weeks; their favourite vehicle becomes a little stronger each time.
 */
export function chooseBuild(
  state: PlayerState,
  matchPowerScore: number,
  period: number,
  weaponBalance: (period: number) => WeaponBalance,
  random: Random,
): Build {
  const favoriteBand = bandOf(state.powerScore);
  const band = Math.min(bandOf(matchPowerScore), bandOf(state.powerScore + MAX_STEP_UP));
  const vehicle = state.vehicles.get(band);
  if (!vehicle || (period !== vehicle.period && random.chance(0.35))) {
    if (vehicle && band === favoriteBand)
      state.powerScore +=
        Math.max(0, random.normal(150, 160)) * Math.max(0, (11_000 - state.powerScore) / 4_000);
    const powerScore =
      band === favoriteBand ? state.powerScore : band * VEHICLE_BAND_WIDTH + random.normal(0, 200);
    const build = createBuild(random, Math.round(powerScore), weaponBalance(period));
    state.vehicles.set(band, { build, powerScore, period });
    return build;
  }
  vehicle.period = period;
  // Small changes between matches: another plate, another module.
  if (random.chance(0.2)) {
    const powerScore = Math.round(vehicle.powerScore + random.normal(0, 140));
    vehicle.build = { ...vehicle.build, powerScore, hash: randomHex8(random) };
  }
  return vehicle.build;
}

const bandOf = (powerScore: number) => Math.round(powerScore / VEHICLE_BAND_WIDTH);
