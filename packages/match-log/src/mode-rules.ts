import type { MatchCategory } from './types.ts';

/**
 * A classification rule; the first whose conditions are all met applies. Patterns ignore case, `*`
 * matches anything and `|` separates alternatives.
 */
export interface ModeRule {
  /** The game's word for the rules of the match: `Conquer`, `Pve_Leviathan`. */
  gameplay?: string;
  map?: string;
  /** game.log's queue tag: `Default`, `MetaPve_Easy1`. */
  queueTag?: string;
  /** Nickname of a bot or definition of a mob; one match is enough. */
  bot?: string;
  winReason?: string;
  customGame?: boolean;
  /** Minimum and maximum number of players in the roster, including bots. */
  players?: readonly [min: number, max: number];
  /** The highest power score of the roster is above this. */
  powerScoreAbove?: number;
  category: MatchCategory;
  /** `{name}` becomes the gameplay word in kebab case, without `Brawl_`. */
  mode: string;
}

export type ModeRules = readonly ModeRule[];

/** Power score above which a vehicle is a leviathan. */
const LEVIATHAN_POWER_SCORE = 23_000;

const BATTLE_GAMEPLAYS = 'Conquer|Domination|Assault';

/**
 * The rules that public readers of these logs share (CO_Driver's ClassifyMatch). A custom game takes
 * precedence. A raid's difficulty is in the names of its enemies or in the queue tag.
 */
export const defaultModeRules: ModeRules = [
  { customGame: true, category: 'custom', mode: 'custom' },
  {
    gameplay: '*BestOf3',
    powerScoreAbove: LEVIATHAN_POWER_SCORE,
    category: 'pvp',
    mode: 'leviathan-clan-war',
  },
  { gameplay: '*BestOf3', category: 'pvp', mode: 'clan-war' },
  {
    winReason: 'BEST_OF_THREE*',
    powerScoreAbove: LEVIATHAN_POWER_SCORE,
    category: 'pvp',
    mode: 'leviathan-clan-war',
  },
  { winReason: 'BEST_OF_THREE*', category: 'pvp', mode: 'clan-war' },
  { gameplay: '*CoopVsAi', category: 'pve', mode: 'patrol' },
  { gameplay: 'Pve_Leviathan', category: 'pve', mode: 'invasion' },
  { gameplay: 'Pve_Foray', category: 'pve', mode: 'gozu' },
  { gameplay: 'Pve_Greatescape', category: 'pve', mode: 'raid-medium' },
  { gameplay: 'Pve_*', bot: '*easy*', category: 'pve', mode: 'raid-easy' },
  { gameplay: 'Pve_*', bot: '*medium*', category: 'pve', mode: 'raid-medium' },
  { gameplay: 'Pve_*', bot: '*hard*', category: 'pve', mode: 'raid-hard' },
  { gameplay: 'Pve_*', queueTag: '*easy*', category: 'pve', mode: 'raid-easy' },
  { gameplay: 'Pve_*', queueTag: '*medium*', category: 'pve', mode: 'raid-medium' },
  { gameplay: 'Pve_*', queueTag: '*hard*', category: 'pve', mode: 'raid-hard' },
  { gameplay: 'Pve_*', category: 'pve', mode: 'raid' },
  { gameplay: 'FreePlay', category: 'freeplay', mode: 'bedlam' },
  { gameplay: 'Exploration', category: 'pve', mode: 'adventure' },
  { map: 'red_rocks_battle_royale', category: 'brawl', mode: 'battle-royale' },
  { gameplay: 'red_rocks_battle_royale', category: 'brawl', mode: 'battle-royale' },
  { gameplay: 'Brawl_Arena', category: 'pvp', mode: 'arena' },
  { gameplay: 'Deathmatch', category: 'brawl', mode: 'ffa' },
  { gameplay: 'DestructionDerbyLua', category: 'brawl', mode: 'storms-warning' },
  { gameplay: 'Race', category: 'brawl', mode: 'race' },
  { gameplay: 'Brawl_*|Race*', category: 'brawl', mode: 'brawl-{name}' },
  { gameplay: 'BombPlanting', category: 'brawl', mode: 'bomb-planting' },
  { gameplay: BATTLE_GAMEPLAYS, queueTag: 'Default', category: 'pvp', mode: 'restricted-8v8' },
  { gameplay: BATTLE_GAMEPLAYS, players: [1, 12], category: 'pvp', mode: '6v6' },
  { gameplay: BATTLE_GAMEPLAYS, category: 'pvp', mode: '8v8' },
];
