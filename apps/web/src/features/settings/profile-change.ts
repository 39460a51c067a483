import type { User } from '@scrapboard/contract';

const names = ['displayName', 'firstName', 'lastName', 'email'] as const;

/** What the fields of the profile hold; the language is empty while none was chosen. */
export type ProfileValues = Record<(typeof names)[number] | 'currentPassword' | 'language', string>;

export function profileValues(user: User): ProfileValues {
  const { displayName, firstName, lastName, email, language } = user;
  return {
    displayName,
    firstName,
    lastName,
    email,
    currentPassword: '',
    language: language ?? '',
  };
}

/**
 * The body of `PATCH /api/account`: what differs from the account. What is the same is not sent, so
 * that a display name that follows the other names goes on doing so.
 */
export function profileChange(user: User, values: ProfileValues): Record<string, string> {
  const change: Record<string, string> = {};
  for (const name of names) {
    if (values[name].trim() !== user[name]) change[name] = values[name];
  }
  if (values.language !== (user.language ?? '')) change.language = values.language;
  if (change.email !== undefined) change.currentPassword = values.currentPassword;
  return change;
}

/** The fields that hold something else now. */
export function changedValues(before: ProfileValues, now: ProfileValues): (keyof ProfileValues)[] {
  return ([...names, 'currentPassword', 'language'] as const).filter(
    (name) => now[name] !== before[name],
  );
}
