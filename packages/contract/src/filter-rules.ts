/**
 * The allowed values of filters, without the schema library, so that pages can validate their URLs
 * with them.
 */

export const CATEGORY_IDS = ['pvp', 'pve', 'brawl', 'freeplay', 'custom', 'undefined'] as const;

/** Ids of the catalogue and of regions. */
export const KEY_PATTERN = /^[\w.-]{1,80}$/;

/** A player's game id: usually digits, with `@live` or the like for players of other platforms. */
export const PLAYER_ID_PATTERN = /^[0-9A-Za-z_.-]{1,32}(@[a-z]{1,16})?$/;

/** The number by which the game knows a build. */
export const BUILD_PATTERN = /^[0-9a-f]{8}$/;

export const MAX_POWER_SCORE = 1_000_000;

/** The largest party that a filter accepts; real ones have up to four players. */
export const MAX_PARTY_SIZE = 16;

export const MAX_CURSOR_LENGTH = 200;

/** The highest minimum number of games that a list accepts. */
export const MAX_MIN_GAMES = 1_000_000;
