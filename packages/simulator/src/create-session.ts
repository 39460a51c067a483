import { formatSessionName, zoneOffsetMs } from './clock.ts';
import type { PlannedSession } from './plan-group-session.ts';
import { nameAt, type SimulatedPlayer } from './players.ts';
import { Random } from './random.ts';
import type { SessionStep } from './session-steps.ts';
import type { ExpectedMatch, MatchPlan, MatchScript, PlannedVehicle } from './types.ts';
import { encodeLines, writeCombatLog } from './write-combat-log.ts';
import { writeGameLog } from './write-game-log.ts';

export interface ExpectedSessionMatch {
  match: ExpectedMatch;
  /** Instant of the level start by an exact clock. */
  startsAt: number;
  /** False if this log ends before the match does. */
  isComplete: boolean;
}

/** One session of one uploader; its two files are generated on demand, any number of times. */
export interface SimulatedSession {
  /** Folder name, local time of the uploader's clock: `yyyy.MM.dd HH.mm.ss`. */
  name: string;
  /** IANA zone of the uploader's machine. */
  timeZone: string;
  uploader: { id: string; nickname: string };
  combatLog: () => Iterable<Uint8Array>;
  /** Null if this client writes no game.log. */
  gameLog: (() => Iterable<Uint8Array>) | null;
  /** Matches in the log, unfinished ones included. */
  matches: number;
  /** When the client started, epoch milliseconds by an exact clock. */
  startsAt: number;
  /** Returns what a correct log reader finds in it, in order. */
  expected: () => ExpectedSessionMatch[];
}

/** Creates the session of a planned client run on its uploader's machine. */
export function createSession(
  planned: PlannedSession,
  player: SimulatedPlayer,
  scriptOf: (plan: MatchPlan) => MatchScript,
  clientVersion: (at: number) => string,
): SimulatedSession {
  const { startsAt } = planned;
  // A session keeps its first offset, since the client reads the zone once.
  const clockOffsetMs = zoneOffsetMs(player.timeZone, startsAt) + player.clockErrorMs;
  const uploader = { id: player.id, nickname: nameAt(player, startsAt) };
  const steps = () => generateSessionSteps(planned, player, scriptOf);
  const scriptOfStep = (step: { plan: MatchPlan }) => scriptOf(step.plan);
  return {
    name: formatSessionName(startsAt + clockOffsetMs),
    timeZone: player.timeZone,
    uploader,
    matches: planned.plans.length,
    startsAt,
    combatLog: () => writeCombatLog(steps(), { clockOffsetMs, era: player.logEra }, scriptOfStep),
    gameLog: player.writesGameLog
      ? () =>
          encodeLines(
            writeGameLog(
              steps(),
              clockOffsetMs,
              {
                uid: player.id,
                nickname: uploader.nickname,
                clientVersion: clientVersion(startsAt),
                startsAt,
              },
              scriptOfStep,
            ),
          )
      : null,
    expected: () =>
      [...steps()].flatMap((step) => {
        if (step.kind !== 'match') return [];
        const { expected, endsAt } = scriptOf(step.plan);
        const isComplete = expected.finish !== null && (step.cutAt === null || step.cutAt > endsAt);
        return [{ match: expected, startsAt: step.at, isComplete }];
      }),
  };
}

function* generateSessionSteps(
  planned: PlannedSession,
  player: SimulatedPlayer,
  scriptOf: (plan: MatchPlan) => MatchScript,
): Generator<SessionStep> {
  const random = new Random(planned.seed);
  const verb = player.logEra === '2018' ? 'Killed' : 'Kill';
  const nickname = nameAt(player, planned.startsAt);
  yield { kind: 'menu', at: planned.startsAt + 6_000, map: 'mainmenu' };
  let freeAt = planned.startsAt + 6_000 + random.between(9_000, 20_000);
  let build = (planned.plans[0] as MatchPlan).vehicles[0]?.build;
  const isCrash = random.chance(0.012);
  const { ending } = planned;
  for (let i = 0; i < planned.plans.length; i++) {
    const plan = planned.plans[i] as MatchPlan;
    const localVehicle = plan.vehicles.find((seat) => seat.id === player.id) as PlannedVehicle;
    build = localVehicle.build;
    yield { kind: 'menu', at: freeAt, map: 'hangar' };
    let at = freeAt + random.between(4_000, 60_000);
    while (random.chance(0.42)) {
      const endsAt = at + random.between(2_000, 40_000);
      if (endsAt > plan.startsAt - 2_000) break;
      const shots = plan.density < 0.5 ? random.below(6) : random.below(90);
      yield { kind: 'testDrive', at, endsAt, shots, nickname, build, verb, random };
      at = endsAt + random.between(800, 30_000);
    }
    const script = scriptOf(plan);
    const isLast = i === planned.plans.length - 1;
    let cutAt: number | null = null;
    if (localVehicle.leavesAfterShare !== null && plan.mode.kind === 'battle') {
      const leftAt =
        script.activeAt + localVehicle.leavesAfterShare * plan.mode.limitSeconds * 1000 + 2_500;
      if (leftAt < script.endsAt) cutAt = Math.round(leftAt);
    }
    if (isLast && ending === 'left') cutAt = pickMidway(script, random);
    if (ending === 'whole') cutAt = null;
    const lostCharacters =
      isLast && (ending ? ending === 'crash' : isCrash) ? random.between(5, 30) : 0;
    if (lostCharacters > 0) cutAt = pickMidway(script, random);
    yield { kind: 'match', at: plan.startsAt, plan, localVehicle, cutAt, lostCharacters };
    if (lostCharacters > 0) return;
    freeAt =
      plan.startsAt +
      Math.min(script.endsAt, cutAt ?? script.endsAt) +
      random.between(3_500, 8_000);
  }
  yield { kind: 'menu', at: freeAt, map: 'hangar' };
}

const pickMidway = (script: MatchScript, random: Random) =>
  Math.round(script.activeAt + (script.endsAt - script.activeAt) * random.range(0.3, 0.9));
