/**
 * Texts in languages other than English, by path; each file is a chunk, fetched when it is first
 * shown. A chunk of its own, because pages in English need none of these URLs.
 */
export const translations = import.meta.glob<{ default: Record<string, unknown> }>([
  './*/*.json',
  '!./en/*.json',
]);
