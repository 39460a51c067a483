import { createLinePrefix } from './create-line-prefix.ts';
import { Random, seedOf } from './random.ts';
import type { SessionStep } from './session-steps.ts';
import type { MatchScript } from './types.ts';

type MatchStep = Extract<SessionStep, { kind: 'match' }>;

export interface GameLogOwner {
  uid: string;
  nickname: string;
  clientVersion: string;
  /** Instant the client started. */
  startsAt: number;
}

/** Yields the lines of a session's game.log with their prefix, without line ends. */
export function* writeGameLog(
  steps: Iterable<SessionStep>,
  clockOffsetMs: number,
  owner: GameLogOwner,
  scriptOf: (step: MatchStep) => MatchScript,
): Generator<string> {
  const prefix = createLinePrefix({ clockOffsetMs, era: 'game' });
  const startsAt = owner.startsAt;
  const random = new Random(seedOf('game.log', owner.uid, startsAt));
  yield `${prefix(startsAt + 1_000)}// Build: Crossout x64 ${owner.clientVersion} Release`;
  yield `${prefix(startsAt + 1_100)}Steam initialized appId 386180, userName '${owner.nickname}'`;
  yield `${prefix(startsAt + 4_700)}TSConnectionManager: negotiation complete: uid ${owner.uid}, nickName '${owner.nickname}', sessionId ${random.below(1e9)}`;
  let level = 0;
  for (const step of steps) {
    if (step.kind === 'testDrive') continue;
    level++;
    if (step.kind === 'menu') {
      yield `${prefix(step.at)}====== starting level ${level}: 'levels/maps/${step.map}'  ======`;
      continue;
    }
    yield* writeMatchLines(step, level, prefix, random, scriptOf(step));
  }
}

function* writeMatchLines(
  step: MatchStep,
  level: number,
  prefix: (at: number) => string,
  random: Random,
  script: MatchScript,
): Generator<string> {
  const { plan, at } = step;
  const queuedAt = at - random.between(6_000, 50_000);
  yield `${prefix(queuedAt)}StartMatchmaking: ${plan.queueTag ?? 'Pvp'}`;
  yield `${prefix(queuedAt + 40)}PlayButton disabled`;
  yield `${prefix(queuedAt + 700)}Matchmaker_NotifyQueueState: state 1`;
  yield `${prefix(at - 2_600)}CL_MatchMaker::ConnectHandler: ok`;
  yield `${prefix(at - 1_800)}client: connected to ${plan.address}, server guid '${plan.guid}', client guid '${random.below(1e9)}', setting up session...`;
  yield `${prefix(at - 1_700)}client: connected to dedicated server. gsid: ${random.below(1e9)}, hostname: '${plan.host}'`;
  yield `${prefix(at)}====== starting level ${level}: 'levels/maps/${plan.map}' ${plan.gameplay} ======`;
  if (plan.queueTag || plan.isCustom) {
    yield `${prefix(at + 5)}{`;
    if (plan.queueTag) yield `${prefix(at + 5)}\t"queueTag": ${plan.queueTag}`;
    if (plan.isCustom) yield `${prefix(at + 5)}\t"custom_game": true`;
    if (plan.mode.sides === 'pve') yield `${prefix(at + 5)}\t"botlist": psycho`;
    yield `${prefix(at + 5)}\t"minUR": 0`;
    yield `${prefix(at + 5)}\t"maxUR": 25000`;
    yield `${prefix(at + 5)}}`;
  }
  for (const seat of plan.vehicles) {
    if (seat.bot || seat.isUnlisted) continue;
    const isConsole = seat.uid.endsWith('@live');
    const uid = isConsole ? seat.uid.slice(0, -5).padStart(8, '0') : seat.uid;
    yield `${prefix(at + 900)}client: ADD_PLAYER ${String(seat.index).padStart(2, ' ')} ${`${seat.nickname}${isConsole ? '@live' : ''}`.padStart(20, ' ')}, uid ${uid} status   ACTIVE team ${seat.team}`;
  }
  const until = step.cutAt ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i < script.times.length; i++) {
    const time = script.times[i] as number;
    if (time > until) break;
    const body = script.bodies[i] as string;
    if (body.startsWith('Spawn') || body.startsWith('\tplayer') || body.startsWith('=====')) {
      yield `${prefix(at + time)}Combat: ${body}`;
    }
  }
  if (step.lostCharacters > 0 && until < script.endsAt) return;
  const endedAt = at + Math.min(script.endsAt, until) + 40;
  yield* writeResultLines(step, endedAt, prefix, random, script);
}

function* writeResultLines(
  step: MatchStep,
  endedAt: number,
  prefix: (at: number) => string,
  random: Random,
  script: MatchScript,
): Generator<string> {
  const { plan, localVehicle } = step;
  const { finish } = script.expected;
  const isFreePlay = plan.gameplay === 'FreePlay';
  const hasSeenEnd = finish !== null && (step.cutAt === null || step.cutAt >= script.endsAt);
  const result = isFreePlay
    ? 'freePlayFinish'
    : !hasSeenEnd
      ? 'unfinished'
      : finish?.winnerTeam === localVehicle.team
        ? 'victory'
        : 'defeat';
  yield `${prefix(endedAt)}Gameplay statistic. gameResult '${result}'`;
  if (!hasSeenEnd) return;
  const hasWon = result === 'victory';
  const score = script.expected.players.find((player) => player.id === localVehicle.id)?.score ?? 0;
  const factor = hasWon ? 1 : 0.6;
  const amount = (mean: number) => Math.round(mean * factor * random.range(0.7, 1.3));
  const rewards: Record<string, string> = {
    '8v8': `Scrap_Common ${String(amount(12)).padStart(3, ' ')}`,
    '6v6': `Scrap_Rare ${String(amount(10)).padStart(3, ' ')}`,
    'clan-war': `ClanMoney ${String(amount(2)).padStart(3, ' ')}`,
    'leviathan-clan-war': `ClanMoney ${String(amount(2)).padStart(3, ' ')}`,
    'raid-easy': `Platinum ${String(amount(20)).padStart(3, ' ')}`,
    'raid-medium': `Scrap_Epic ${String(amount(24)).padStart(3, ' ')}`,
    'raid-hard': `Scrap_Epic ${String(amount(40)).padStart(3, ' ')}`,
  };
  const reward = rewards[plan.mode.key] ?? `Accumulators ${String(amount(8)).padStart(3, ' ')}`;
  const dailyBonus = random.chance(0.1) ? 2 : 0;
  const total = score * (1 + dailyBonus);
  yield `${prefix(endedAt)}     ${reward}, Glory ${String(hasWon ? random.between(20, 45) : random.between(2, 18)).padStart(3, ' ')},  score ${score}, expBase ${score}, expDailyBonus ${dailyBonus.toFixed(1)}, expTotal ${total}, expBaseFactionTotal ${total}, expFactionTotal ${total}`;
  const earnsRaidFuel = plan.mode.sides === 'pve' && hasWon && random.chance(0.3);
  if (earnsRaidFuel || earnsBarrelFuel(step, script)) {
    yield `${prefix(endedAt)}     loot: ResourcePack_Gasoline5;`;
  }
  if (random.chance(0.25)) {
    const completedWins = random.between(0, 11);
    yield `${prefix(endedAt + 3)}     quest Weekly_10_Hard_Wins: ${completedWins} / 12 -> ${completedWins + 1} / 12 `;
  }
}

/** The share of battles of two teams in which a player carries a barrel of fuel. */
const BARREL_RATE = 0.25;

/** Returns whether the player carried a barrel of fuel through a battle of two teams. */
function earnsBarrelFuel({ plan, localVehicle }: MatchStep, { expected }: MatchScript): boolean {
  if (plan.mode.sides !== 'two' || plan.isCustom) return false;
  // Has its own generator, so that barrels change nothing else in the log.
  const hasBarrel = new Random(seedOf('fuel', plan.guid, localVehicle.id)).chance(BARREL_RATE);
  const deaths = expected.players.find(({ id }) => id === localVehicle.id)?.deaths ?? 1;
  return hasBarrel && deaths === 0;
}
