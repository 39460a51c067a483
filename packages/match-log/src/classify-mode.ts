import type { ModeRule, ModeRules } from './mode-rules.ts';
import type { MatchMode } from './types.ts';

/** What is known of a match when its mode is looked for. */
export interface ModeClues {
  gameplay: string;
  map: string;
  queueTag: string | null;
  customGame: boolean;
  winReason: string | null;
  /** Players of the roster, bots included. */
  players: number;
  highestPowerScore: number;
  /** Nicknames of bots and definitions of mobs. */
  bots: readonly string[];
}

/** The first rule that fits. A match that none fits keeps the game's own word as its mode. */
export function classifyMode(clues: ModeClues, rules: ModeRules): MatchMode {
  for (const rule of rules) {
    if (fits(rule, clues)) {
      return { category: rule.category, mode: rule.mode.replace('{name}', () => brawlName(clues)) };
    }
  }
  return { category: 'undefined', mode: kebabCase(clues.gameplay) || 'undefined' };
}

function fits(rule: ModeRule, clues: ModeClues): boolean {
  if (rule.customGame !== undefined && rule.customGame !== clues.customGame) return false;
  if (rule.gameplay !== undefined && !matches(rule.gameplay, clues.gameplay)) return false;
  if (rule.map !== undefined && !matches(rule.map, clues.map)) return false;
  if (rule.queueTag !== undefined && !matches(rule.queueTag, clues.queueTag ?? '')) return false;
  if (rule.winReason !== undefined && !matches(rule.winReason, clues.winReason ?? '')) return false;
  if (rule.powerScoreAbove !== undefined && clues.highestPowerScore <= rule.powerScoreAbove) {
    return false;
  }
  if (rule.players !== undefined) {
    const [fewest, most] = rule.players;
    if (clues.players < fewest || clues.players > most) return false;
  }
  const { bot } = rule;
  return bot === undefined || clues.bots.some((name) => matches(bot, name));
}

const patterns = new Map<string, RegExp>();

function matches(pattern: string, text: string): boolean {
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    const source = pattern
      .split('|')
      .map((part) => part.split('*').map(escapeRegExp).join('.*'))
      .join('|');
    compiled = new RegExp(`^(?:${source})$`, 'is');
    patterns.set(pattern, compiled);
  }
  return compiled.test(text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function brawlName(clues: ModeClues): string {
  return kebabCase(clues.gameplay.replace(/^brawl_/i, '')) || 'unnamed';
}

/** `DroneBattle` -> `drone-battle`, `April1st` -> `april-1st`, `BDCrossout` -> `bd-crossout`. */
export function kebabCase(text: string): string {
  return text
    .replace(/[a-z](?=[A-Z0-9])|[A-Z](?=[A-Z][a-z])/g, '$&-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
