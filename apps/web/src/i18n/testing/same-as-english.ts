import type { LanguageCode } from '../languages.ts';

/** Names and abbreviations that players of every language use. */
const everywhere = ['GitHub', 'MVP', 'MMR', 'PvP', 'PvE', 'MVP%', 'Linux (Wine, Proton)'];

/** Texts that are the same in a language as in English, and rightly so. */
export const sameAsEnglish: Record<Exclude<LanguageCode, 'en'>, readonly string[]> = {
  ru: [...everywhere, 'vy@example.com'],
  de: [
    ...everywhere,
    'Filter',
    'Median {{n}}',
    'PS',
    'Rating',
    'Region',
    'Support',
    'Team {{n}}',
    'Upload {{id}}',
    'Uploads',
  ],
  es: everywhere,
  fr: everywhere,
  pl: [...everywhere, 'Region', 'bot'],
  cn: everywhere,
  kr: everywhere,
  // The game is not in Dutch: its words are English to Dutch players.
  nl: [
    ...everywhere,
    'Accounts',
    'Assists',
    'Brawl',
    'Deaths',
    'Filter',
    'Frames',
    'Kills',
    'PS',
    'Power score',
    'Power score {{from}} – {{to}}',
    'Privacy',
    'Rating',
    'Team {{n}}',
    'Upload {{id}}',
    'Uploads',
    'bot',
    'client {{version}}',
    'week',
    '{{team}} won',
  ],
};
