import { clearDamageTaken } from './battle/deploy.ts';
import { awardMedal, type Field, SOURCE_SLOTS, writeLine } from './battle/field.ts';
import { fight } from './battle/fight.ts';
import type { FightEnd } from './battle/fight-end.ts';
import { rosterLine, spawnLine } from './battle/line-text.ts';
import { race } from './battle/race.ts';
import { createVehicle, type Vehicle, zeroNumbers } from './battle/vehicle.ts';
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
export function scriptMatch(plan: MatchPlan): MatchScript {
  const random = new Random(seedOf(plan.seed, 'script'));
  const count = plan.vehicles.length;
  const field: Field = {
    random,
    density: plan.density,
    killVerb: plan.era === '2018' ? 'Killed' : 'Kill',
    vehicles: plan.vehicles.map((seat, slot) => createVehicle(seat, slot, random)),
    times: [],
    bodies: [],
    now: 0,
    firstBlood: false,
    dealt: new Float64Array(count * count * SOURCE_SLOTS),
    dealtAt: new Float64Array(count * count * SOURCE_SLOTS),
    dealtCabin: new Uint8Array(count * count * SOURCE_SLOTS),
  };
  const { mode } = plan;
  const activeAt = writeOpening(field, plan);
  const ends: FightEnd[] = [];
  let from = activeAt;
  let battleMs = 0;
  const wins = [0, 0, 0];
  for (let round = 1; round <= mode.rounds; round++) {
    if (round > 1) from = startNextRound(field, field.now);
    const end =
      mode.kind === 'race'
        ? race(field, from, mode.limit)
        : fight(field, from, mode, mode.rounds > 1);
    end.at = Math.max(end.at, field.now);
    battleMs += end.at - from;
    ends.push(end);
    wins[end.winner] = (wins[end.winner] ?? 0) + 1;
    const decided = Math.max(wins[1] ?? 0, wins[2] ?? 0) > mode.rounds / 2;
    if (mode.rounds > 1) {
      closeRound(field);
      writeLine(
        field,
        end.at,
        `===== Best Of N round ${round} finish, reason: ${end.reason}, winner team ${end.winner}, win reason: ${end.winReason}, battle time: ${seconds(end.at - from)} sec =====`,
      );
      if (decided) break;
    }
  }
  const finish = finishMatch(field, plan, ends, wins, battleMs);
  return {
    times: field.times,
    bodies: field.bodies,
    activeAt,
    endsAt: field.now,
    expected: {
      guid: plan.guid,
      gameplay: plan.gameplay,
      map: plan.map,
      mode: plan.custom ? 'custom' : plan.mode.key,
      region: plan.region,
      players: field.vehicles.map(({ seat, numbers, rounds }) => ({
        id: seat.id,
        nickname: seat.nickname,
        team: seat.team,
        bot: seat.bot,
        powerScore: seat.unlisted ? 0 : seat.powerScore,
        partySize: partySize(plan, seat),
        ...numbers,
        rounds: rounds.length > 0 ? rounds : [{ ...numbers }],
      })),
      rounds: ends.length,
      finish,
    },
  };
}

const partySize = (plan: MatchPlan, seat: PlannedVehicle) =>
  seat.party === '00000000'
    ? 1
    : plan.vehicles.filter((other) => !other.bot && other.party === seat.party).length;

const seconds = (ms: number) => (Math.round(ms / 100) / 10).toFixed(1);

function spawn(field: Field, at: number, vehicle: Vehicle): void {
  vehicle.spawns++;
  const { seat } = vehicle;
  writeLine(
    field,
    at,
    spawnLine(seat.index, seat.nickname, seat.team, vehicle.spawns, seat.build.hash),
  );
}

/**
 * Writes the lines from loading to the start of the battle. Some spawns are not logged, some players
 * join late and a bot replaces them until then; the roster follows once the battle is active.
 */
function writeOpening(field: Field, plan: MatchPlan): number {
  const { random, vehicles } = field;
  const listed = vehicles.filter((vehicle) => !vehicle.seat.unlisted);
  const humans = listed.filter((vehicle) => !vehicle.seat.bot);
  const late = humans.length > 2 ? random.shuffle([...humans]).slice(0, random.below(3)) : [];
  let at = random.between(2_200, 3_600);
  const early = listed.filter((vehicle) => !late.includes(vehicle) && random.chance(0.5));
  const placeholderBots = late.map((vehicle, i) => ({
    vehicle,
    index: 16 + listed.length - humans.length + i,
  }));
  const half = Math.ceil(early.length / 2);
  early.slice(0, half).forEach((vehicle) => {
    at += random.between(4, 40);
    spawn(field, at, vehicle);
  });
  at += random.between(4, 12);
  writeLine(field, at, `===== Gameplay '${plan.gameplay}' started, map '${plan.map}' ======`);
  early.slice(half).forEach((vehicle) => {
    at += random.between(20, 400);
    spawn(field, at, vehicle);
  });
  const names = botNames.filter(
    (name) => !vehicles.some((vehicle) => vehicle.seat.nickname === name),
  );
  for (const { vehicle, index } of placeholderBots) {
    at += random.between(20, 400);
    const { team, build } = vehicle.seat;
    writeLine(field, at, spawnLine(index, random.pick(names), team, 1, build.hash));
  }
  const activeAt = Math.max(at + 400, 10_500 + random.between(0, 3_000));
  writeLine(field, activeAt, 'Active battle started.');
  for (const vehicle of listed) writeLine(field, activeAt, rosterLine(vehicle.seat));
  let joinedAt = activeAt;
  for (const vehicle of late) {
    joinedAt += random.between(300, 3_000);
    spawn(field, joinedAt, vehicle);
  }
  for (const vehicle of listed) vehicle.spawns = Math.max(1, vehicle.spawns);
  return activeAt;
}

/** Starts the next round of a clan war, with repaired vehicles. */
function startNextRound(field: Field, ended: number): number {
  const { random, vehicles } = field;
  let at = ended + random.between(5_000, 7_000);
  for (const vehicle of vehicles) {
    at += random.between(5, 120);
    clearDamageTaken(field, vehicle);
    spawn(field, at, vehicle);
  }
  const active = at + random.between(8_000, 10_000);
  writeLine(field, active, 'Active battle started.');
  return active;
}

function closeRound(field: Field): void {
  for (const vehicle of field.vehicles) {
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
  field: Field,
  plan: MatchPlan,
  ends: FightEnd[],
  wins: number[],
  battleMs: number,
): ExpectedFinish | null {
  const { random, vehicles } = field;
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
  if (mode.sides === 'pve') pveMedals(field, at, winner, winners);
  else {
    for (const vehicle of winners) {
      if (!vehicle.alive) continue;
      awardMedal(field, at, vehicle, 'PvpSuperiority');
      if (random.chance(0.06)) awardMedal(field, at, vehicle, 'PvpSurvival');
      if (vehicle.numbers.damageRec === 0) awardMedal(field, at, vehicle, 'PvpFlawless');
    }
  }
  if (winner > 0 && mode.kind === 'battle' && mode.sides !== 'pve') {
    const mvp = findTopScorer(winners);
    if (mvp && random.chance(0.85)) {
      mvp.numbers.mvp++;
      const lastRound = mvp.rounds[mvp.rounds.length - 1];
      if (lastRound) lastRound.mvp++;
      awardMedal(field, at, mvp, 'PvpMvpWin');
    }
    const loserMvp = mode.sides === 'two' ? findTopScorer(losers) : null;
    if (loserMvp && random.chance(0.6)) awardMedal(field, at, loserMvp, 'PvpHalfMvp');
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
    field,
    at,
    `===== Gameplay finish, reason: ${finish.reason}, winner team ${finish.winnerTeam}, win reason: ${finish.winReason}, battle time: ${(battleTime / 10).toFixed(1)} sec =====`,
  );
  return finish;
}

function pveMedals(field: Field, at: number, winner: number, winners: Vehicle[]): void {
  if (winner !== 1) return;
  const mvp = findTopScorer(winners);
  for (const vehicle of winners) {
    awardMedal(field, at, vehicle, vehicle.alive ? 'PveWinAlive' : 'PveWin');
    if (vehicle.numbers.deaths === 0) awardMedal(field, at, vehicle, 'PveSurvival');
    if (vehicle === mvp) awardMedal(field, at, vehicle, 'PveMvp');
  }
}
