import { type Build, createBuild, randomHex8 } from './builds.ts';
import type { WeaponBalance } from './create-weapon-balance.ts';
import type { ModeSpec } from './modes.ts';
import { botNames, createNickname } from './names.ts';
import {
  chooseBuild,
  currentSkill,
  nameAt,
  type PlayerState,
  type SimulatedPlayer,
} from './players.ts';
import type { Population } from './population.ts';
import type { Random } from './random.ts';
import type { PlannedVehicle } from './types.ts';

export interface SeatingContext {
  random: Random;
  population: Population;
  period: number;
  weaponBalance: (period: number) => WeaponBalance;
  botBuilds: Map<string, Build[]>;
  at: number;
  /** What vehicles are matched by. */
  powerScore: number;
}

const NO_PARTY = '00000000';
const BOT_UID = '00000000';

/** Groups players into parties of friends. */
export function formParties(
  random: Random,
  population: Population,
  playerIndices: readonly number[],
  maxPartySize: number,
): number[][] {
  const byGroup = new Map<number, number[]>();
  const parties: number[][] = [];
  for (const playerIndex of playerIndices) {
    const { group } = population.players[playerIndex] as SimulatedPlayer;
    const existing = byGroup.get(group);
    if (existing && existing.length < maxPartySize && random.chance(0.8))
      existing.push(playerIndex);
    else {
      const party = [playerIndex];
      byGroup.set(group, party);
      parties.push(party);
    }
  }
  return parties;
}

/** Returns the roster of a match: humans in the order they joined, bots from index 16 on. */
export function seatPlayers(
  context: SeatingContext,
  mode: ModeSpec,
  parties: number[][],
  hasFixedTeams: boolean,
): PlannedVehicle[] {
  const { random } = context;
  const seats: PlannedVehicle[] = [];
  const seatsPerSide = mode.sides === 'two' ? Math.max(mode.vehicleCount / 2, 1) : 99;
  const teamSizes = [0, 0, 0];
  const ordered = hasFixedTeams
    ? parties
    : random.shuffle([...parties]).sort((a, b) => b.length - a.length);
  ordered.forEach((party, p) => {
    const partyId = party.length > 1 ? randomHex8(random) : NO_PARTY;
    let team = 1;
    if (hasFixedTeams) team = p + 1;
    else if (mode.sides === 'two') {
      const first = teamSizes[1] as number;
      const second = teamSizes[2] as number;
      team = first < second || (first === second && random.chance(0.5)) ? 1 : 2;
      if ((teamSizes[team] as number) + party.length > seatsPerSide) team = 3 - team;
    }
    teamSizes[team] = (teamSizes[team] ?? 0) + party.length;
    for (const playerIndex of party)
      seats.push(seatHuman(context, mode, playerIndex, team, partyId));
  });
  const humanCount = seats.length;
  random.shuffle(seats);
  seats.forEach((seat, i) => {
    seat.index = i;
    if (mode.sides === 'freeForAll') {
      seat.team = i + 1;
      seat.party = NO_PARTY;
    }
  });
  fillWithBots(context, mode, seats);
  if (mode.key === '8v8' && humanCount < 16 && random.chance(0.008)) {
    seats.push(createLateJoiner(random, seats, humanCount));
  }
  return seats;
}

function seatHuman(
  context: SeatingContext,
  mode: ModeSpec,
  playerIndex: number,
  team: number,
  party: string,
): PlannedVehicle {
  const { random, population } = context;
  const player = population.players[playerIndex] as SimulatedPlayer;
  const state = population.states[playerIndex] as PlayerState;
  const build = chooseBuild(
    state,
    context.powerScore,
    context.period,
    context.weaponBalance,
    random,
  );
  const powerScore =
    mode.key === 'leviathan-clan-war' ? random.between(23_200, 33_000) : build.powerScore;
  const vehicle: PlannedVehicle = {
    id: player.id,
    uid: player.id.endsWith('@live') ? player.id : player.id.padStart(8, '0'),
    nickname: nameAt(player, context.at),
    index: 0,
    team,
    bot: false,
    party,
    powerScore,
    skill: currentSkill(player, state),
    build,
    isUnlisted: false,
    leavesAfterShare: random.chance(0.018) ? random.range(0.15, 0.7) : null,
  };
  state.games++;
  return vehicle;
}

/** Creates a player who takes over a seat in mid-battle; the log identifies them only by name. */
function createLateJoiner(random: Random, seats: PlannedVehicle[], index: number): PlannedVehicle {
  const name = createNickname(random, new Set(seats.map((seat) => seat.nickname)), false);
  return {
    ...(random.pick(seats) as PlannedVehicle),
    id: `name:${name}`,
    nickname: name,
    index,
    bot: false,
    party: NO_PARTY,
    skill: random.normal(),
    isUnlisted: true,
    leavesAfterShare: null,
  };
}

/** Skill and power score of the enemies of a PvE mode; the latter relative to the players' mean. */
const DIFFICULTY: Record<string, readonly [skill: number, powerFactor: number]> = {
  'raid-easy': [-1.2, 0.65],
  'raid-medium': [-0.85, 0.8],
  'raid-hard': [-0.95, 0.88],
  invasion: [-0.3, 1.4],
  gozu: [-0.4, 1.15],
  adventure: [-1.3, 0.6],
  patrol: [0.2, 1.15],
};

function fillWithBots(context: SeatingContext, mode: ModeSpec, seats: PlannedVehicle[]): void {
  const { random } = context;
  const botCount = mode.vehicleCount - seats.length;
  if (botCount <= 0) return;
  const meanPowerScore =
    seats.reduce((sum, seat) => sum + seat.powerScore, 0) / Math.max(1, seats.length);
  const takenNames = new Set(seats.map((seat) => seat.nickname));
  const names = random.shuffle(botNames.filter((name) => !takenNames.has(name)));
  const teamSizes = [0, 0, 0];
  for (const seat of seats) teamSizes[seat.team] = (teamSizes[seat.team] ?? 0) + 1;
  const firstBotIndex = Math.max(16, seats.length);
  const [skill, powerFactor] = DIFFICULTY[mode.key] ?? [-0.9, 1];
  for (let i = 0; i < botCount; i++) {
    let team = 1;
    if (mode.sides === 'freeForAll') team = seats.length + 1;
    else if (mode.enemyName) team = 2;
    else team = (teamSizes[1] as number) <= (teamSizes[2] as number) ? 1 : 2;
    if (mode.sides === 'pve' && !mode.enemyName)
      team = (teamSizes[1] as number) < mode.vehicleCount / 2 ? 1 : 2;
    teamSizes[team] = (teamSizes[team] ?? 0) + 1;
    const isEnemy = mode.sides === 'pve' && team === 2;
    const name = mode.enemyName
      ? `${mode.enemyName}_${String(i + 1).padStart(2, '0')}`
      : (names[i] as string);
    const build = pickBotBuild(context, meanPowerScore * (isEnemy ? powerFactor : 1));
    seats.push({
      id: `bot:${name}`,
      uid: BOT_UID,
      nickname: name,
      index: firstBotIndex + i,
      team,
      bot: true,
      party: NO_PARTY,
      powerScore: build.powerScore,
      skill: random.normal(isEnemy ? skill : -0.7, 0.25),
      build,
      isUnlisted: false,
      leavesAfterShare: null,
    });
  }
}

/** Picks one of a few stock vehicles per power score, so that bots share build hashes. */
function pickBotBuild(context: SeatingContext, powerScore: number): Build {
  const { random, botBuilds } = context;
  const band = Math.round(powerScore / 500);
  const key = `${context.period}|${band}`;
  let builds = botBuilds.get(key);
  if (!builds) {
    if (botBuilds.size > 200) botBuilds.clear();
    builds = Array.from({ length: 6 }, () =>
      createBuild(
        random,
        Math.max(900, Math.round(band * 500 + random.normal(0, 350))),
        context.weaponBalance(context.period),
      ),
    );
    botBuilds.set(key, builds);
  }
  return random.pick(builds);
}
