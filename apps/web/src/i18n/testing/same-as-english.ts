import type { LanguageCode } from '../languages.ts';

/** Names and abbreviations that players of every language use. */
const everywhere = ['GitHub', 'MVP', 'MMR', 'PvP', 'PvE', 'MVP%'];

/** Texts that are the same in a language as in English, and rightly so. */
export const sameAsEnglish: Record<Exclude<LanguageCode, 'en'>, readonly string[]> = {
  ru: [...everywhere],
  de: [...everywhere],
  es: [...everywhere],
  fr: [...everywhere],
  pl: [...everywhere],
  cn: [...everywhere],
  kr: [...everywhere],
  nl: [...everywhere],
};
