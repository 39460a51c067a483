import type { User } from '@scrapboard/contract';

const fieldNames = ['displayName', 'firstName', 'lastName', 'email'] as const;

/** The values of the profile form; the language is empty if none was chosen. */
export type ProfileValues = Record<
  (typeof fieldNames)[number] | 'currentPassword' | 'language',
  string
>;

export function toProfileValues(user: User): ProfileValues {
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
 * Returns the body of `PATCH /api/account`: the values that differ from the account. The others are
 * left out, so that a display name derived from the other names stays derived.
 */
export function toProfileChange(user: User, values: ProfileValues): Record<string, string> {
  const change: Record<string, string> = {};
  for (const name of fieldNames) {
    if (values[name].trim() !== user[name]) change[name] = values[name];
  }
  if (values.language !== (user.language ?? '')) change.language = values.language;
  if (change.email !== undefined) change.currentPassword = values.currentPassword;
  return change;
}

/** Returns the names of the fields whose values differ. */
export function findChangedFields(
  oldValues: ProfileValues,
  newValues: ProfileValues,
): (keyof ProfileValues)[] {
  return ([...fieldNames, 'currentPassword', 'language'] as const).filter(
    (name) => newValues[name] !== oldValues[name],
  );
}
