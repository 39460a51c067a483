import { parseGameId } from './game-id.ts';
import { type Interner, NO_TEXT } from './intern.ts';
import { type MatchBuilder, playerKey, type RosterEntry } from './match-builder.ts';
import type { PointsCell } from './tally.ts';

/** A player of the match before their numbers are known. */
export interface Slot {
  id: string;
  nickname: string;
  index: number | null;
  /** Null if no line has it. */
  team: number | null;
  bot: boolean;
  powerScore: number;
  build: string | null;
  party: string | null;
}

export interface Players {
  slots: Slot[];
  /** From interned nickname to index in `slots`; entities are found by their owner. */
  byName: Map<number, number>;
  /** From `playerKey` to index in `slots`; distinguishes players with the same name. */
  byKey: Map<number, number>;
}

/**
 * Returns the players of a match: the roster by index, then players who only spawned, scored or won a
 * medal (they joined late, or the log has no roster). Damage and kill lines have only nicknames; if a
 * human and a bot share one, they mean the human.
 */
export function collectPlayers(builder: MatchBuilder, names: Interner): Players {
  const players: Players = { slots: [], byName: new Map(), byKey: new Map() };
  const indexById = new Map<string, number>();
  const entries = [...builder.roster.values()].sort((a, b) => a.index - b.index);
  for (const entry of entries) {
    const nickname = names.text(entry.nickname);
    const gameId = entry.bot ? null : parseGameId(entry.uid);
    let id = gameId ?? (entry.bot ? `bot:${nickname}` : `name:${nickname}`);
    let index = indexById.get(id);
    // A human who comes back has another line with the same id; a second bot with that name is another bot.
    if (index !== undefined && gameId === null) {
      id += `#${entry.index}`;
      index = indexById.get(id);
    }
    const spawn = builder.spawns.get(entry.nickname);
    if (index === undefined) {
      index = players.slots.length;
      players.slots.push(createSlot(entry, id, nickname, spawn?.build));
      indexById.set(id, index);
    }
    players.byKey.set(playerKey(entry.index, entry.nickname), index);
    addName(players, entry.nickname, index);
  }
  let activeNames: Set<number> | null = null;
  for (const { nickname, team, build, isLate } of builder.spawns.values()) {
    if (players.byName.has(nickname)) continue;
    // Bots that replace humans who are still loading also spawn, but leave before the roster is written.
    if (!isLate && builder.roster.size > 0) {
      activeNames ??= collectActiveNames(builder, names);
      if (!activeNames.has(nickname)) continue;
    }
    addUnlistedPlayer(players, nickname, names.text(nickname), team, build);
  }
  const addScorers = (cells: readonly PointsCell[]) => {
    for (const { nickname } of cells) {
      if (players.byName.has(nickname)) continue;
      addUnlistedPlayer(players, nickname, names.text(nickname), null, undefined);
    }
  };
  for (const tally of builder.tallies) {
    addScorers(tally.score);
    addScorers(tally.medals);
  }
  players.byName.delete(NO_TEXT);
  return players;
}

/** Returns the number of humans in each player's party, including the player. */
export function countPartySizes(slots: readonly Slot[]): number[] {
  const sizes = new Map<string, number>();
  for (const { party, bot } of slots) {
    if (party !== null && !bot) sizes.set(party, (sizes.get(party) ?? 0) + 1);
  }
  return slots.map(({ party, bot }) => (party === null || bot ? 1 : (sizes.get(party) ?? 1)));
}

/** Returns the names of those who scored, or dealt or took damage. */
function collectActiveNames(builder: MatchBuilder, names: Interner): Set<number> {
  const activeNames = new Set<number>();
  for (const tally of builder.tallies) {
    for (const { nickname } of tally.score) activeNames.add(nickname);
    for (const { nickname } of tally.medals) activeNames.add(nickname);
    for (const { attacker, victim } of tally.damage) {
      activeNames.add(attacker);
      activeNames.add(names.owner[victim] as number);
    }
  }
  for (const { killer, victim, assists } of builder.kills) {
    for (const name of [killer, names.owner[victim] as number, ...assists]) activeNames.add(name);
  }
  return activeNames;
}

function createSlot(entry: RosterEntry, id: string, nickname: string, spawnedBuild?: string): Slot {
  return {
    id,
    nickname,
    index: entry.index,
    team: entry.team,
    bot: entry.bot,
    powerScore: entry.powerScore,
    build: normalizeBuild(entry.build) ?? normalizeBuild(spawnedBuild),
    party: entry.party === NO_PARTY || /^0*$/.test(entry.party) ? null : entry.party,
  };
}

function addName({ slots, byName }: Players, nickname: number, index: number): void {
  const existing = byName.get(nickname);
  if (existing === undefined || (slots[existing]?.bot && !slots[index]?.bot)) {
    byName.set(nickname, index);
  }
}

function addUnlistedPlayer(
  { slots, byName }: Players,
  nickname: number,
  text: string,
  team: number | null,
  build: string | undefined,
): void {
  byName.set(nickname, slots.length);
  slots.push({
    id: `name:${text}`,
    nickname: text,
    index: null,
    team,
    bot: false,
    powerScore: 0,
    build: normalizeBuild(build),
    party: null,
  });
}

/** Normalizes a build hash: some lines omit leading zeros. */
function normalizeBuild(hash: string | undefined): string | null {
  if (hash === undefined || !BUILD.test(hash)) return null;
  const build = hash.toLowerCase().padStart(8, '0');
  return build === NO_BUILD ? null : build;
}

const BUILD = /^[0-9a-f]{1,8}$/i;
const NO_BUILD = '00000000';
const NO_PARTY = '00000000';
