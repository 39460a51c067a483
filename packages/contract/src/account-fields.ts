import * as z from 'zod/mini';

/** The error messages for form fields, the same in forms and on the server. */
export const accountTexts = {
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email',
  passwordRequired: 'Password is required',
  newPasswordRequired: 'Required',
  passwordShort: 'Must be at least 12 characters',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  tooLong: 'Must be at most 255 characters',
  passwordsDiffer: 'Passwords must match',
  controlCharacters: 'Must not contain control characters',
  nameRequired: 'Name is required',
} as const;

export const MAX_FIELD_LENGTH = 255;
const noControlCharacters = z.refine<string>((text) => !/\p{Cc}/u.test(text), {
  error: accountTexts.controlCharacters,
});
/** A lone surrogate is not valid text; PostgreSQL rejects it. */
const wellFormed = z.refine<string>((text) => !/\p{Cs}/u.test(text), {
  error: accountTexts.controlCharacters,
});

const required = (error: string) => [
  z.minLength(1, { error, abort: true }),
  z.maxLength(MAX_FIELD_LENGTH, { error: accountTexts.tooLong, abort: true }),
];

export const nameField = (error: string) =>
  z.string({ error }).check(z.trim(), ...required(error), noControlCharacters, wellFormed);

export const emailField = z
  .string({ error: accountTexts.emailRequired })
  .check(
    z.trim(),
    ...required(accountTexts.emailRequired),
    z.email({ error: accountTexts.emailInvalid }),
  );
export const passwordField = z
  .string({ error: accountTexts.passwordRequired })
  .check(...required(accountTexts.passwordRequired));
/** Passwords are used exactly as typed: they are not trimmed, and any character is allowed. */
export const newPasswordField = z
  .string({ error: accountTexts.newPasswordRequired })
  .check(
    ...required(accountTexts.newPasswordRequired),
    z.minLength(12, { error: accountTexts.passwordShort }),
    wellFormed,
  );

export const firstNameField = nameField(accountTexts.firstNameRequired);
export const lastNameField = nameField(accountTexts.lastNameRequired);

/** Rejects a confirmation that was sent but differs from the password. */
export function passwordsMatch<
  T extends { password: string; confirmPassword?: string | undefined },
>() {
  return z.refine<T>(
    ({ password, confirmPassword }) =>
      confirmPassword === undefined || confirmPassword === password,
    { error: accountTexts.passwordsDiffer, path: ['confirmPassword'] },
  );
}
export const confirmPasswordField = z.optional(z.string());
