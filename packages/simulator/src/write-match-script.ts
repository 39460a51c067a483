import { awardMedal, type BattleState, SOURCE_SLOTS, writeLine } from './battle/battle-state.ts';
import { clearDamageTaken } from './battle/deploy.ts';
import { fight } from './battle/fight.ts';
import type { FightEnd } from './battle/fight-end.ts';
import { formatRosterLine, formatSpawnLine } from './battle/line-text.ts';
import { race } from './battle/race.ts';
import { createVehicle, type Vehicle, zeroNumbers } from './battle/vehicle.ts';
import { weapons } from './create-weapon-balance.ts';
import { milestoneOf } from './modes.ts';
import { botNames } from './names.ts';
import { Random, seedOf } from './random.ts';
import type {
  ExpectedFinish,
  ExpectedNumbers,
  MatchPlan,
  MatchScript,
  PlannedVehicle,
} from './types.ts';

/**
 * Fights a planned match and writes its combat.log lines, without times of day: the same plan always
 * gives the same lines, so that every uploader of a match logs the same battle.
 */
export function writeMatchScript(plan: MatchPlan): MatchScript {
  const random = new Random(seedOf(plan.seed, 'script'));
  const count = plan.vehicles.length;
  const battle: BattleState = {
    random,
    density: plan.density,
    killVerb: plan.era === '2018' ? 'Killed' : 'Kill',
    vehicles: plan.vehicles.map((seat, slot) => createVehicle(seat, slot, random)),
    times: [],
    bodies: [],
    now: 0,
    milestone: plan.mode.key.startsWith('raid-') ? milestoneOf(plan.gameplay) : null,
    hasFirstBlood: false,
    damageDealt: new Float64Array(count * count * SOURCE_SLOTS),
    damageDealtAt: new Float64Array(count * count * SOURCE_SLOTS),
    hasHitCabin: new Uint8Array(count * count * SOURCE_SLOTS),
  };
  const { mode } = plan;
  const activeAt = writeOpening(battle, plan);
  const ends: FightEnd[] = [];
  let from = activeAt;
  let battleMs = 0;
  const wins = [0, 0, 0];
  for (let round = 1; round <= mode.rounds; round++) {
    if (round > 1) from = startNextRound(battle, battle.now);
    const end =
      mode.kind === 'race'
        ? race(battle, from, mode.limitSeconds)
        : fight(battle, from, mode, mode.rounds > 1);
    end.at = Math.max(end.at, battle.now);
    battleMs += end.at - from;
    ends.push(end);
    wins[end.winner] = (wins[end.winner] ?? 0) + 1;
    const isDecided = Math.max(wins[1] ?? 0, wins[2] ?? 0) > mode.rounds / 2;
    if (mode.rounds > 1) {
      closeRound(battle);
      writeLine(
        battle,
        end.at,
        `===== Best Of N round ${round} finish, reason: ${end.reason}, winner team ${end.winner}, win reason: ${end.winReason}, battle time: ${formatSeconds(end.at - from)} sec =====`,
      );
      if (isDecided) break;
    }
  }
  const finish = finishMatch(battle, plan, ends, wins, battleMs);
  return {
    times: battle.times,
    bodies: battle.bodies,
    activeAt,
    endsAt: battle.now,
    expected: {
      guid: plan.guid,
      gameplay: plan.gameplay,
      map: plan.map,
      mode: plan.isCustom ? 'custom' : plan.mode.key,
      region: plan.region,
      players: battle.vehicles.map(({ seat, numbers, rounds }) => ({
        id: seat.id,
        nickname: seat.nickname,
        team: seat.team,
        bot: seat.bot,
        powerScore: seat.isUnlisted ? 0 : seat.powerScore,
        partySize: partySizeOf(plan, seat),
        weapons: seat.build.weapons.map(({ weapon }) => weapons[weapon]?.id ?? ''),
        ...numbers,
        rounds: rounds.length > 0 ? rounds : [{ ...numbers }],
      })),
      rounds: ends.length,
      finish,
    },
  };
}

const partySizeOf = (plan: MatchPlan, seat: PlannedVehicle) =>
  seat.party === '00000000'
    ? 1
    : plan.vehicles.filter((other) => !other.bot && other.party === seat.party).length;

const formatSeconds = (ms: number) => (Math.round(ms / 100) / 10).toFixed(1);

function spawn(battle: BattleState, at: number, vehicle: Vehicle): void {
  vehicle.spawnCount++;
  const { seat } = vehicle;
  writeLine(
    battle,
    at,
    formatSpawnLine(seat.index, seat.nickname, seat.team, vehicle.spawnCount, seat.build.hash),
  );
}

/**
 * Writes the lines from loading to the start of the battle. Some spawns are not logged, some players
 * join late and a bot replaces them until then; the roster follows once the battle is active.
 */
function writeOpening(battle: BattleState, plan: MatchPlan): number {
  const { random, vehicles } = battle;
  const listedVehicles = vehicles.filter((vehicle) => !vehicle.seat.isUnlisted);
  const humans = listedVehicles.filter((vehicle) => !vehicle.seat.bot);
  const lateJoiners =
    humans.length > 2 ? random.shuffle([...humans]).slice(0, random.below(3)) : [];
  let at = random.between(2_200, 3_600);
  const earlyVehicles = listedVehicles.filter(
    (vehicle) => !lateJoiners.includes(vehicle) && random.chance(0.5),
  );
  const placeholderBots = lateJoiners.map((vehicle, i) => ({
    vehicle,
    index: 16 + listedVehicles.length - humans.length + i,
  }));
  const half = Math.ceil(earlyVehicles.length / 2);
  earlyVehicles.slice(0, half).forEach((vehicle) => {
    at += random.between(4, 40);
    spawn(battle, at, vehicle);
  });
  at += random.between(4, 12);
  writeLine(battle, at, `===== Gameplay '${plan.gameplay}' started, map '${plan.map}' ======`);
  earlyVehicles.slice(half).forEach((vehicle) => {
    at += random.between(20, 400);
    spawn(battle, at, vehicle);
  });
  const names = botNames.filter(
    (name) => !vehicles.some((vehicle) => vehicle.seat.nickname === name),
  );
  for (const { vehicle, index } of placeholderBots) {
    at += random.between(20, 400);
    const { team, build } = vehicle.seat;
    writeLine(battle, at, formatSpawnLine(index, random.pick(names), team, 1, build.hash));
  }
  const activeAt = Math.max(at + 400, 10_500 + random.between(0, 3_000));
  writeLine(battle, activeAt, 'Active battle started.');
  for (const vehicle of listedVehicles) writeLine(battle, activeAt, formatRosterLine(vehicle.seat));
  let joinedAt = activeAt;
  for (const vehicle of lateJoiners) {
    joinedAt += random.between(300, 3_000);
    spawn(battle, joinedAt, vehicle);
  }
  for (const vehicle of listedVehicles) vehicle.spawnCount = Math.max(1, vehicle.spawnCount);
  return activeAt;
}

/** Starts the next round of a clan war, with repaired vehicles. */
function startNextRound(battle: BattleState, endedAt: number): number {
  const { random, vehicles } = battle;
  let at = endedAt + random.between(5_000, 7_000);
  for (const vehicle of vehicles) {
    at += random.between(5, 120);
    clearDamageTaken(battle, vehicle);
    spawn(battle, at, vehicle);
  }
  const activeAt = at + random.between(8_000, 10_000);
  writeLine(battle, activeAt, 'Active battle started.');
  return activeAt;
}

function closeRound(battle: BattleState): void {
  for (const vehicle of battle.vehicles) {
    const numbers = zeroNumbers();
    for (const key of Object.keys(numbers) as (keyof ExpectedNumbers)[]) {
      numbers[key] = vehicle.numbers[key] - vehicle.numbersAtRoundStart[key];
    }
    vehicle.rounds.push(numbers);
    vehicle.numbersAtRoundStart = { ...vehicle.numbers };
    vehicle.killStreak = 0;
  }
}

function findTopScorer(vehicles: Vehicle[]): Vehicle | null {
  let top: Vehicle | null = null;
  for (const vehicle of vehicles) {
    if (!top || vehicle.numbers.score > top.numbers.score) top = vehicle;
  }
  return top;
}

function finishMatch(
  battle: BattleState,
  plan: MatchPlan,
  ends: FightEnd[],
  wins: number[],
  battleMs: number,
): ExpectedFinish | null {
  const { random, vehicles } = battle;
  const { mode } = plan;
  const last = ends[ends.length - 1] as FightEnd;
  if (!random.chance(mode.finishProbability)) return null;
  const winner =
    mode.rounds === 1
      ? last.winner
      : (wins[1] ?? 0) === (wins[2] ?? 0)
        ? 0
        : (wins[1] ?? 0) > (wins[2] ?? 0)
          ? 1
          : 2;
  const { at } = last;
  const winners = vehicles.filter((vehicle) => vehicle.team === winner);
  const losers = vehicles.filter((vehicle) => vehicle.team !== winner);
  if (mode.sides === 'pve') awardPveMedals(battle, at, winner, winners);
  else {
    for (const vehicle of winners) {
      if (!vehicle.isAlive) continue;
      awardMedal(battle, at, vehicle, 'PvpSuperiority');
      if (random.chance(0.06)) awardMedal(battle, at, vehicle, 'PvpSurvival');
      if (vehicle.numbers.damageRec === 0) awardMedal(battle, at, vehicle, 'PvpFlawless');
    }
  }
  if (winner > 0 && mode.kind === 'battle' && mode.sides !== 'pve') {
    const mvp = findTopScorer(winners);
    if (mvp && random.chance(0.85)) {
      awardMvp(battle, at, mvp, 'PvpMvpWin');
    }
    const loserMvp = mode.sides === 'two' ? findTopScorer(losers) : null;
    if (loserMvp && random.chance(0.6)) awardMedal(battle, at, loserMvp, 'PvpHalfMvp');
  }
  const isBestOfThree = mode.rounds === 3;
  const battleTime = Math.round(battleMs / 100);
  const finish = {
    reason: last.reason,
    winnerTeam: winner,
    winReason: isBestOfThree ? 'BEST_OF_THREE' : last.winReason,
    battleTime,
  };
  writeLine(
    battle,
    at,
    `===== Gameplay finish, reason: ${finish.reason}, winner team ${finish.winnerTeam}, win reason: ${finish.winReason}, battle time: ${(battleTime / 10).toFixed(1)} sec =====`,
  );
  return finish;
}

function awardPveMedals(battle: BattleState, at: number, winner: number, winners: Vehicle[]): void {
  if (winner !== 1) return;
  const mvp = findTopScorer(winners);
  for (const vehicle of winners) {
    awardMedal(battle, at, vehicle, vehicle.isAlive ? 'PveWinAlive' : 'PveWin');
    if (vehicle.numbers.deaths === 0) awardMedal(battle, at, vehicle, 'PveSurvival');
    if (vehicle === mvp) awardMvp(battle, at, vehicle, 'PveMvp');
  }
}

function awardMvp(battle: BattleState, at: number, vehicle: Vehicle, medal: string): void {
  vehicle.numbers.mvp++;
  const lastRound = vehicle.rounds[vehicle.rounds.length - 1];
  if (lastRound) lastRound.mvp++;
  awardMedal(battle, at, vehicle, medal);
}
