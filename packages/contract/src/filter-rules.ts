/**
 * The allowed values of filters, without the schema library, so that pages can validate their URLs
 * with them.
 */

export const CATEGORY_IDS = ['pvp', 'pve', 'brawl', 'freeplay', 'custom', 'undefined'] as const;

/** Ids of the catalogue and of regions. */
export const KEY_PATTERN = /^[\w.-]{1,80}$/;

/** A player's game id: digits, `@live` (or another platform) kept. */
export const PLAYER_ID_PATTERN = /^[0-9A-Za-z_.-]{1,32}(@[a-z]{1,16})?$/;

export const MAX_POWER_SCORE = 1_000_000;

/** 1 is solo; 2, 3 and 4 are parties of that size. */
export const MAX_PARTY_SIZE = 16;

export const MAX_CURSOR_LENGTH = 200;

/** The highest minimum number of games that a list can ask for. */
export const MAX_MIN_GAMES = 1_000_000;
