import { accountTexts, type SignUpBody, signUpBody } from '@scrapboard/contract';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { zodResolver } from './zod-resolver.ts';

type Values = Record<keyof SignUpBody, string>;
const resolve = zodResolver<Values, SignUpBody>(signUpBody);
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;
const good: Values = {
  firstName: ' Anna ',
  lastName: 'Alt',
  email: 'anna@example.org',
  password: 'twelve chars',
  confirmPassword: 'twelve chars',
};

test('valid input is passed on as the server will parse it', async () => {
  const { values, errors } = await resolve(good, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ ...good, firstName: 'Anna' });
});

test('each field shows its first error, in the contract’s words', async () => {
  const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
  const { errors } = await resolve(empty, undefined, options);
  expect(errors).toMatchObject({
    firstName: { message: 'First name is required' },
    lastName: { message: 'Last name is required' },
    email: { message: 'Email is required' },
    password: { message: 'Required' },
  });
  const wrong = { ...good, email: 'anna', password: 'eleven char', confirmPassword: 'eleven char' };
  expect((await resolve(wrong, undefined, options)).errors).toMatchObject({
    email: { message: 'Must be a valid email' },
    password: { message: 'Must be at least 12 characters' },
  });
});

test('a differing confirmation is reported at its own field', async () => {
  const { errors } = await resolve({ ...good, confirmPassword: 'other' }, undefined, options);
  expect(errors).toEqual({
    confirmPassword: { type: 'rule', message: accountTexts.passwordsDiffer },
  });
});
