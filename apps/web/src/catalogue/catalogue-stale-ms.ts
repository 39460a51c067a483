/** How long catalogue data stays fresh: it changes only when the server restarts. */
export const CATALOGUE_STALE_MS = 3_600_000;
