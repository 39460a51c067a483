const counts = [
  'games',
  'wins',
  'losses',
  'draws',
  'rounds',
  'round_wins',
  'round_losses',
  'round_draws',
  'mvp',
  'mmr',
  'sk',
  'pk',
  'record_count',
  'upload_count',
] as const;
const folds = [
  'kills',
  'deaths',
  'assists',
  'damage',
  'damage_rec',
  'cabin_damage',
  'drone_kills',
  'score',
  'duration',
] as const;
export type ProfileFold = (typeof folds)[number];
export type ProfileField =
  | (typeof counts)[number]
  | `tot_${ProfileFold}`
  | `min_${ProfileFold}`
  | `max_${ProfileFold}`;

/** Every field of a profile, in the order they are answered. */
export const profileFields: readonly ProfileField[] = [
  ...counts,
  ...folds.map((name) => `tot_${name}` as const),
  ...folds.map((name) => `min_${name}` as const),
  ...folds.map((name) => `max_${name}` as const),
];

export type ProfileNumbers = Record<ProfileField, number>;

/** Reads each field as an integer when it is not empty; all default to 0. */
export function parseProfile(answer: Partial<Record<string, unknown>>): ProfileNumbers {
  const numbers = {} as ProfileNumbers;
  for (const name of profileFields) {
    const text = answer[name];
    const value = typeof text === 'string' && text !== '' ? Number.parseInt(text, 10) : 0;
    numbers[name] = Number.isNaN(value) ? 0 : value;
  }
  return numbers;
}
