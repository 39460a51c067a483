import { createEventReader } from '../create-event-reader.ts';
import { createMatchReader } from '../create-match-reader.ts';
import type { LogEvent } from '../events.ts';
import type { LogMatch, ReadSummary } from '../types.ts';

/** Midday of an arbitrary day. */
export const SESSION_START = Date.UTC(2026, 4, 7, 12);

/** Two players on opposite teams. */
export const duel = [
  { nickname: 'Damon', team: 1, uid: '00136686' },
  { nickname: 'Eltom', team: 2, uid: '4654375@live' },
];

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export interface ReadResult {
  matches: LogMatch[];
  summary: ReadSummary;
}

/** Reads a combat.log (and game.log) fed in chunks that end at the given offsets. */
export function readLog(
  combat: string | Uint8Array,
  { game = '', sessionStartedAt = SESSION_START, cuts = [] as readonly number[] } = {},
): ReadResult {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({ sessionStartedAt, onMatch: (match) => matches.push(match) });
  if (game !== '') reader.push('game', bytesOf(game));
  for (const chunk of splitAt(typeof combat === 'string' ? bytesOf(combat) : combat, cuts)) {
    reader.push('combat', chunk);
  }
  return { matches, summary: reader.end() };
}

export function eventsOf(combat: string, game = '', sessionStartedAt = SESSION_START): LogEvent[] {
  const events: LogEvent[] = [];
  const reader = createEventReader((event) => events.push(event), { sessionStartedAt });
  if (game !== '') reader.push('game', bytesOf(game));
  reader.push('combat', bytesOf(combat));
  reader.end();
  return events;
}

function splitAt(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const offsets = [...cuts.map((cut) => cut % (bytes.length + 1)), 0, bytes.length];
  offsets.sort((a, b) => a - b);
  return offsets.slice(1).map((end, i) => bytes.slice(offsets[i], end));
}

export interface Fighter {
  nickname: string;
  team: number;
  uid?: string;
  bot?: boolean;
  powerScore?: number;
  party?: string;
  index?: number;
}

/** Writes lines as the client does, 7 ms apart. */
export class LogWriter {
  private readonly lines: string[] = [];
  private time: number;
  private readonly lineBreak: string;

  constructor({ time = 12 * 3_600_000, lineBreak = '\r\n' } = {}) {
    this.time = time;
    this.lineBreak = lineBreak;
  }

  get text(): string {
    return this.lines.map((line) => line + this.lineBreak).join('');
  }

  wait(milliseconds: number): this {
    this.time += milliseconds;
    return this;
  }

  line(content: string): this {
    this.time += 7;
    const time = new Date(this.time % 86_400_000).toISOString().slice(11, 23);
    this.lines.push(`${time}| ${content}`);
    return this;
  }

  raw(text: string): this {
    this.lines.push(text);
    return this;
  }

  hangar(): this {
    return this.raw('').line("====== starting level 2: 'levels/maps/hangar'  ======");
  }

  testDrive(content: (writer: this) => void): this {
    this.line('====== TestDrive started ======');
    content(this);
    return this.line('====== TestDrive finish ======');
  }

  start(gameplay = 'Conquer', map = 'sand_crater'): this {
    this.raw('').line(`====== starting level 3: 'levels/maps/${map}' ${gameplay} ======`);
    return this.line(`===== Gameplay '${gameplay}' started, map '${map}' ======`);
  }

  spawn({ nickname, team, index = 0 }: Fighter, build = '2d252445'): this {
    return this.line(
      `Spawn player ${index} [${nickname}], team ${team}, spawnCounter 1 , designHash: ${build}.`,
    );
  }

  roster(fighters: readonly Fighter[]): this {
    this.line('Active battle started.');
    fighters.forEach((fighter, i) => {
      const { nickname, team, bot = false, powerScore = 8000, party = '00000000' } = fighter;
      const index = String(fighter.index ?? i).padStart(2);
      const uid = fighter.uid ?? (bot ? '00000000' : String(1000 + i).padStart(8, '0'));
      this.line(
        `\tplayer ${index}, uid ${uid}, party ${party}, nickname: ${nickname.padEnd(20)}, team: ${team}, bot: ${bot ? 1 : 0}, ur: ${powerScore}, mmHash: 23436b03`,
      );
    });
    return this;
  }

  damage(
    attacker: string,
    victim: string,
    points: string,
    flags = 'DMG_DIRECT',
    weapon = 'CarPart_Gun_Cannon',
  ): this {
    return this.line(
      `Damage. Victim: ${victim.padEnd(20)}, attacker: ${attacker.padEnd(20)}, weapon '${weapon}', damage: ${points} ${flags}`,
    );
  }

  kill(killer: string, victim: string, assists: readonly string[] = [], word = 'Kill'): this {
    this.line(`${word}. Victim: ${victim.padEnd(20)} killer: ${killer.padEnd(20)}`);
    for (const nickname of assists) {
      this.line(
        `\t assist by ${nickname.padEnd(20)} weapon: 'CarPart_Gun_Cannon', 0.50 sec ago, damage: 25.47 DMG_DIRECT`,
      );
    }
    return this;
  }

  score(index: number, nickname: string, points: number, reason = 'PART_DETACH'): this {
    return this.line(
      `Score:\t\tplayer: ${String(index).padStart(2)},\t\tnick:${nickname.padStart(20)},\t\tGot: ${String(points).padStart(3)},\t\treason: ${reason}`,
    );
  }

  medal(index: number, nickname: string, medal: string): this {
    return this.line(`Stripe '${medal}' value increased by 1 for player ${index} [${nickname}].`);
  }

  round(number: number, winner: number): this {
    return this.line(
      `===== Best Of N round ${number} finish, reason: no_cars, winner team ${winner}, win reason: MORE_CARS_LEFT, battle time: 90.2 sec =====`,
    );
  }

  finish(winner = 1, winReason = 'MORE_CARS_LEFT', time = '169.3'): this {
    return this.line(
      `===== Gameplay finish, reason: no_cars, winner team ${winner}, win reason: ${winReason}, battle time: ${time} sec =====`,
    );
  }
}
