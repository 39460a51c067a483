/** What the values of a filter may be, without the schema library: pages read their URLs by it. */

export const CATEGORY_IDS = ['pvp', 'pve', 'brawl', 'freeplay', 'custom', 'undefined'] as const;

/** Ids of the catalogue and of regions. */
export const KEY_PATTERN = /^[\w.-]{1,80}$/;

export const MAX_POWER_SCORE = 1_000_000;

/** 1 is alone; 2, 3, 4 is a party of that many. */
export const MAX_PARTY_SIZE = 16;

export const MAX_CURSOR_LENGTH = 200;
