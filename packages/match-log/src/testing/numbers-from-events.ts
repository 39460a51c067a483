import type { LogEvent } from '../events.ts';
import type { PlayerNumbers } from '../types.ts';

export interface PlainMatch {
  map: string;
  isFinished: boolean;
  numbers: Record<string, PlayerNumbers>;
}

type Roster = Map<string, number>;

/**
 * Applies the definitions of docs/glossary.md to events as simply as possible, to compare with the
 * reader. Covers only players in the roster, identified by nickname.
 */
export function numbersFromEvents(events: readonly LogEvent[]): PlainMatch[] {
  const matches: PlainMatch[] = [];
  let currentEvents: LogEvent[] | null = null;
  let isInTestDrive = false;
  const close = () => {
    if (currentEvents?.some(({ type }) => type === 'roster'))
      matches.push(toPlainMatch(currentEvents));
    currentEvents = null;
  };
  for (const event of events) {
    if (event.type === 'level') {
      close();
      isInTestDrive = false;
      currentEvents = /^(hangar|mainmenu)$/.test(event.map) ? null : [event];
    } else if (event.type === 'testDriveStart' || event.type === 'testDriveEnd') {
      isInTestDrive = event.type === 'testDriveStart';
    } else if (currentEvents !== null && !isInTestDrive) {
      currentEvents.push(event);
      if (event.type === 'finish') close();
    }
  }
  close();
  return matches;
}

function toPlainMatch(events: readonly LogEvent[]): PlainMatch {
  const teams: Roster = new Map();
  const numbers: Record<string, PlayerNumbers> = {};
  for (const event of events) {
    if (event.type !== 'roster') continue;
    teams.set(event.nickname, event.team);
    numbers[event.nickname] = {
      kills: 0,
      deaths: 0,
      assists: 0,
      damage: 0,
      damageRec: 0,
      cabinDamage: 0,
      droneKills: 0,
      score: 0,
      mvp: 0,
    };
  }
  const numbersOf = (nickname: string) => (teams.has(nickname) ? numbers[nickname] : undefined);
  const ownerOf = (name: string) => name.split(':')[0] as string;
  let killed: string | null = null;
  let killer = '';
  let assisted = new Set<string>();
  for (const event of events) {
    if (event.type === 'damage') {
      const victim = numbersOf(event.victim);
      const attacker = ownerOf(event.attacker);
      if (victim === undefined || attacker === event.victim) continue;
      victim.damageRec += event.damage;
      const attackerNumbers = numbersOf(attacker);
      if (attackerNumbers === undefined || teams.get(attacker) === teams.get(event.victim))
        continue;
      attackerNumbers.damage += event.damage;
      if (event.flags.includes('HUD_IMPORTANT')) attackerNumbers.cabinDamage += event.damage;
    } else if (event.type === 'kill') {
      killer = ownerOf(event.killer);
      const victim = ownerOf(event.victim);
      killed = event.victim === victim && numbersOf(victim) !== undefined ? victim : null;
      assisted = new Set();
      const killerNumbers = killer === victim ? undefined : numbersOf(killer);
      if (killed !== null) {
        (numbersOf(victim) as PlayerNumbers).deaths++;
        if (killerNumbers !== undefined) killerNumbers.kills++;
      } else if (killerNumbers !== undefined && numbersOf(victim) !== undefined) {
        killerNumbers.droneKills++;
      }
    } else if (event.type === 'assist') {
      const nickname = ownerOf(event.nickname);
      if (killed === null || nickname === killer || nickname === killed) continue;
      if (assisted.has(nickname)) continue;
      assisted.add(nickname);
      const helper = numbersOf(nickname);
      if (helper !== undefined) helper.assists++;
    } else if (event.type === 'roundEnd') {
      killed = null;
    } else if (event.type === 'score') {
      const scorer = numbersOf(event.nickname);
      if (scorer !== undefined) scorer.score += event.points;
    } else if (event.type === 'medal' && ['PvpMvpWin', 'PveMvp'].includes(event.medal)) {
      const winner = numbersOf(event.nickname);
      if (winner !== undefined) winner.mvp += event.count;
    }
  }
  const level = events[0];
  return {
    map: level?.type === 'level' ? level.map : '',
    isFinished: events.some(({ type }) => type === 'finish'),
    numbers,
  };
}
