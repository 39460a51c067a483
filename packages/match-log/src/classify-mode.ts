import type { ModeRule, ModeRules } from './mode-rules.ts';
import type { MatchMode } from './types.ts';

/** What is known about a match when its mode is classified. */
export interface ModeClues {
  gameplay: string;
  map: string;
  queueTag: string | null;
  customGame: boolean;
  winReason: string | null;
  /** Number of players in the roster, including bots. */
  players: number;
  highestPowerScore: number;
  /** Nicknames of bots and definitions of mobs. */
  bots: readonly string[];
}

/** Classifies by the first matching rule; without one the game's own word becomes the mode. */
export function classifyMode(clues: ModeClues, rules: ModeRules): MatchMode {
  for (const rule of rules) {
    if (matchesRule(rule, clues)) {
      return {
        category: rule.category,
        mode: rule.mode.replace('{name}', () => toBrawlName(clues)),
      };
    }
  }
  return { category: 'undefined', mode: kebabCase(clues.gameplay) || 'undefined' };
}

function matchesRule(rule: ModeRule, clues: ModeClues): boolean {
  if (rule.customGame !== undefined && rule.customGame !== clues.customGame) return false;
  if (rule.gameplay !== undefined && !matchesPattern(rule.gameplay, clues.gameplay)) return false;
  if (rule.map !== undefined && !matchesPattern(rule.map, clues.map)) return false;
  if (rule.queueTag !== undefined && !matchesPattern(rule.queueTag, clues.queueTag ?? ''))
    return false;
  if (rule.winReason !== undefined && !matchesPattern(rule.winReason, clues.winReason ?? ''))
    return false;
  if (rule.powerScoreAbove !== undefined && clues.highestPowerScore <= rule.powerScoreAbove) {
    return false;
  }
  if (rule.players !== undefined) {
    const [min, max] = rule.players;
    if (clues.players < min || clues.players > max) return false;
  }
  const { bot } = rule;
  return bot === undefined || clues.bots.some((name) => matchesPattern(bot, name));
}

const compiledPatterns = new Map<string, RegExp>();

function matchesPattern(pattern: string, text: string): boolean {
  let compiled = compiledPatterns.get(pattern);
  if (compiled === undefined) {
    const source = pattern
      .split('|')
      .map((part) => part.split('*').map(escapeRegExp).join('.*'))
      .join('|');
    compiled = new RegExp(`^(?:${source})$`, 'is');
    compiledPatterns.set(pattern, compiled);
  }
  return compiled.test(text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function toBrawlName(clues: ModeClues): string {
  return kebabCase(clues.gameplay.replace(/^brawl_/i, '')) || 'unnamed';
}

/**
 * Converts to kebab case: `DroneBattle` -> `drone-battle`, `April1st` -> `april-1st`, `BDCrossout` ->
 * `bd-crossout`.
 */
export function kebabCase(text: string): string {
  return text
    .replace(/[a-z](?=[A-Z0-9])|[A-Z](?=[A-Z][a-z])/g, '$&-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
