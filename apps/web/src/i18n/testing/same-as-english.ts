import type { LanguageCode } from '../languages.ts';

/** Names and abbreviations that players of every language use. */
const everywhere = ['GitHub', 'MVP', 'MMR', 'PvP', 'PvE', 'MVP%', 'Linux (Wine, Proton)'];
/** Names of modes and parts of the game that are alike in many languages. */
const game = ['Arena', 'Bedlam', 'Generator', 'Gozu', 'Minigun', 'Radar', 'Radiator'];

/** Texts that are the same in a language as in English, and rightly so. */
export const sameAsEnglish: Record<Exclude<LanguageCode, 'en'>, readonly string[]> = {
  ru: [...everywhere, 'Del', 'vy@example.com'],
  de: [
    ...everywhere,
    ...game,
    'Battle Royale',
    'Booster',
    'Hover',
    'Invasion',
    'Revolver',
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
  pl: [...everywhere, ...game, 'Del', 'Patrol', 'Radio', 'Region', 'bot'],
  cn: everywhere,
  kr: everywhere,
  // The game is not in Dutch: its words are English to Dutch players.
  nl: [
    ...everywhere,
    ...game,
    'Booster',
    'Drone',
    'Hover',
    'Race',
    'Radio',
    'Revolver',
    'Tanks',
    'Accounts',
    'Assists',
    'Brawl',
    'Deaths',
    'Del',
    'Filter',
    'Frame',
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
