import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { confirmResetBody, resetPasswordBody, signInBody, signUpBody } from './auth.ts';

function validationErrors(schema: ZodMiniType, value: unknown): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

const validSignUp = {
  email: 'ada@example.org',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
};
const tooLong = 'x'.repeat(256);

test('sign-in reports a missing or invalid email or password, one error at a time', () => {
  expect(validationErrors(signInBody, {})).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(validationErrors(signInBody, { email: '', password: '' })).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(validationErrors(signInBody, { email: 'ada', password: 'x' })).toEqual({
    email: ['Must be a valid email'],
  });
  expect(validationErrors(signInBody, { email: tooLong, password: tooLong })).toEqual({
    email: ['Must be at most 255 characters'],
    password: ['Must be at most 255 characters'],
  });
});

test('sign-up has its own error messages, and a short password may still be used to sign in', () => {
  expect(
    validationErrors(signUpBody, { email: ' ', password: '', firstName: ' ', lastName: '' }),
  ).toEqual({
    email: ['Email is required'],
    password: ['Required'],
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
  });
  expect(validationErrors(signUpBody, { ...validSignUp, password: 'eleven char' })).toEqual({
    password: ['Must be at least 12 characters'],
  });
  expect(validationErrors(signUpBody, { ...validSignUp, password: 'twelve chars' })).toEqual({});
  expect(validationErrors(signInBody, { email: validSignUp.email, password: 'short' })).toEqual({});
});

test('a confirmation must match if it is sent', () => {
  expect(
    validationErrors(signUpBody, { ...validSignUp, confirmPassword: validSignUp.password }),
  ).toEqual({});
  expect(validationErrors(signUpBody, { ...validSignUp, confirmPassword: '' })).toEqual({
    confirmPassword: ['Passwords must match'],
  });
  expect(
    validationErrors(confirmResetBody, { token: 't', ...validSignUp, confirmPassword: 'other' }),
  ).toEqual({
    confirmPassword: ['Passwords must match'],
  });
});

test('names are one line of valid text: no line breaks, no NUL, no lone surrogates', () => {
  for (const firstName of ['Ada\r\nBcc: x@example.org', 'A\0a', '\ud800']) {
    expect(validationErrors(signUpBody, { ...validSignUp, firstName })).toEqual({
      firstName: ['Must not contain control characters'],
    });
  }
  expect(validationErrors(resetPasswordBody, { email: 'a@b.co\r\nBcc: c@d.co' })).toEqual({
    email: ['Must be a valid email'],
  });
  expect(
    validationErrors(signUpBody, { ...validSignUp, firstName: "<b>Ada</b>'; drop table account" }),
  ).toEqual({});
});
