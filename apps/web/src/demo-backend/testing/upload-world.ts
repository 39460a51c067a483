import { defaultCatalogue } from '@scrapboard/catalogue';
import { type SimulatedSession, simulateWorld, type WorldOptions } from '@scrapboard/simulator';
import { DAY_MS } from '../../day-ms.ts';
import { filesOf, sendUpload } from '../data/testing/send-upload.ts';
import type { RequestHandler } from '../framework/create-request-handler.ts';

const TO = Date.UTC(2026, 4, 7, 20);

/** What a part did on a vehicle in a match. */
interface PartUse {
  /** In hundredths of a point. */
  damage: number;
  hits: number;
}

/** A human and their vehicle in a finished match, as the log describes them. */
export interface Seat {
  match: string;
  startsAt: number;
  mode: string;
  gameplay: string;
  map: string;
  team: number;
  /** The team that won; 0 for a draw. */
  winner: number;
  won: boolean;
  /** Seconds. */
  duration: number;
  rounds: number;
  player: string;
  partySize: number;
  powerScore: number;
  mvp: number;
  damage: number;
  cabinDamage: number;
  build: string;
  /** The parts that dealt damage. */
  usedParts: Map<string, PartUse>;
  /** The parts that any match shows of the build. */
  carriedParts: Set<string>;
}

/**
 * Uploads the sessions of a simulated world and returns the seats of its complete matches, read from
 * the simulator's own results and from the lines of its logs with regular expressions: what pages
 * answer is compared with independent computations from them.
 */
export async function uploadWorld(
  handleRequest: RequestHandler,
  { days, ...options }: Omit<WorldOptions, 'from' | 'to'> & { days: number },
): Promise<Seat[]> {
  const world = simulateWorld({ ...options, from: TO - days * DAY_MS, to: TO });
  const seats: Seat[] = [];
  const seenGuids = new Set<string>();
  const partsOfBuild = new Map<string, Set<string>>();
  for (const session of world.sessions()) {
    if (session.gameLog === null) continue;
    await sendUpload(handleRequest, { files: filesOf(session), timeZone: session.timeZone });
    seats.push(...readSeats(session, seenGuids, partsOfBuild));
  }
  for (const seat of seats) seat.carriedParts = partsOfBuild.get(seat.build) ?? new Set();
  return seats;
}

/** Reads the seats of a session's complete matches, each match once. */
function readSeats(
  session: SimulatedSession,
  seenGuids: Set<string>,
  partsOfBuild: Map<string, Set<string>>,
): Seat[] {
  const text = Buffer.concat([...session.combatLog()]).toString();
  const logs = text.split(/====== starting level \d+: 'levels\/maps\/(?!mainmenu|hangar)/).slice(1);
  return session.expected().flatMap(({ match, startsAt, isComplete }, index) => {
    const teams = new Map(match.players.map(({ nickname, team }) => [nickname, team]));
    const { builds, uses } = readVehicles(logs[index] ?? '', teams);
    // An unfinished match shows parts, too.
    for (const [name, parts] of uses) {
      const build = builds.get(name) ?? '';
      partsOfBuild.set(build, new Set([...(partsOfBuild.get(build) ?? []), ...parts.keys()]));
    }
    const { finish } = match;
    if (!isComplete || finish === null || seenGuids.has(match.guid)) return [];
    seenGuids.add(match.guid);
    // Players who join in mid-battle are not in the roster and have no ID.
    const listed = match.players.filter(({ bot, id }) => !bot && !id.startsWith('name:'));
    return listed.map(({ id, nickname, team, damage, cabinDamage, ...player }) => ({
      match: match.guid,
      startsAt,
      mode: match.mode,
      gameplay: match.gameplay,
      map: match.map,
      team,
      winner: finish.winnerTeam,
      won: finish.winnerTeam === team,
      duration: finish.battleTime / 10,
      rounds: match.rounds,
      player: id,
      partySize: player.partySize,
      powerScore: player.powerScore,
      mvp: player.mvp,
      damage: damage / 100,
      cabinDamage: cabinDamage / 100,
      build: builds.get(nickname) ?? '',
      usedParts: uses.get(nickname) ?? new Map(),
      carriedParts: new Set(),
    }));
  });
}

/** Returns the builds of a match's players by nickname, and what their parts did to enemies. */
function readVehicles(log: string, teams: ReadonlyMap<string, number>) {
  const builds = new Map<string, string>();
  const uses = new Map<string, Map<string, PartUse>>();
  for (const line of log.split('\n')) {
    const [, name = '', hash = ''] =
      /nickname: (.{20}|.*?)\s*, team: .* mmHash: (\w+)/.exec(line) ?? [];
    if (hash !== '') builds.set(name.trim(), hash);
    const [, victim = '', attacker = '', weapon = '', amount] =
      /Damage\. Victim: (.*?)\s*, attacker: (.*?)\s*, weapon '(.*?)', damage: ([\d.]+)/.exec(
        line,
      ) ?? [];
    const owner = attacker.replace(/:.*/, '');
    // Deployed entities are not vehicles.
    if (!teams.has(victim) || teams.get(victim) === teams.get(owner)) continue;
    const parts = uses.get(owner) ?? new Map<string, PartUse>();
    uses.set(owner, parts);
    const part = defaultCatalogue.basePartIdOf(weapon);
    const { damage, hits } = parts.get(part) ?? { damage: 0, hits: 0 };
    parts.set(part, { damage: damage + Math.round(100 * Number(amount)), hits: hits + 1 });
  }
  return { builds, uses };
}
