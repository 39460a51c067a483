import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { confirmResetBody, resetPasswordBody, signInBody, signUpBody } from './auth.ts';

function complaints(schema: ZodMiniType, value: unknown): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const field = path.join('.');
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

const good = {
  email: 'ada@example.org',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
};
const long = 'x'.repeat(256);

test('sign-in reports a missing or invalid address, one error at a time', () => {
  expect(complaints(signInBody, {})).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(complaints(signInBody, { email: '', password: '' })).toEqual({
    email: ['Email is required'],
    password: ['Password is required'],
  });
  expect(complaints(signInBody, { email: 'ada', password: 'x' })).toEqual({
    email: ['Must be a valid email'],
  });
  expect(complaints(signInBody, { email: long, password: long })).toEqual({
    email: ['Must be at most 255 characters'],
    password: ['Must be at most 255 characters'],
  });
});

test('sign-up has its own texts, and a short password may still be used to sign in', () => {
  expect(
    complaints(signUpBody, { email: ' ', password: '', firstName: ' ', lastName: '' }),
  ).toEqual({
    email: ['Email is required'],
    password: ['Required'],
    firstName: ['First name is required'],
    lastName: ['Last name is required'],
  });
  expect(complaints(signUpBody, { ...good, password: 'eleven char' })).toEqual({
    password: ['Must be at least 12 characters'],
  });
  expect(complaints(signUpBody, { ...good, password: 'twelve chars' })).toEqual({});
  expect(complaints(signInBody, { email: good.email, password: 'short' })).toEqual({});
});

test('a confirmation must match if it is sent', () => {
  expect(complaints(signUpBody, { ...good, confirmPassword: good.password })).toEqual({});
  expect(complaints(signUpBody, { ...good, confirmPassword: '' })).toEqual({
    confirmPassword: ['Passwords must match'],
  });
  expect(complaints(confirmResetBody, { token: 't', ...good, confirmPassword: 'other' })).toEqual({
    confirmPassword: ['Passwords must match'],
  });
});

test('names are one line of valid text: no line breaks, no NUL, no lone surrogates', () => {
  for (const firstName of ['Ada\r\nBcc: x@example.org', 'A\0a', '\ud800']) {
    expect(complaints(signUpBody, { ...good, firstName })).toEqual({
      firstName: ['Must not contain control characters'],
    });
  }
  expect(complaints(resetPasswordBody, { email: 'a@b.co\r\nBcc: c@d.co' })).toEqual({
    email: ['Must be a valid email'],
  });
  expect(complaints(signUpBody, { ...good, firstName: "<b>Ada</b>'; drop table account" })).toEqual(
    {},
  );
});
