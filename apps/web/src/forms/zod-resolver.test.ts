import { accountTexts, type SignUpBody, signUpBody } from '@scrapboard/contract';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { zodResolver } from './zod-resolver.ts';

type Values = Record<keyof SignUpBody, string>;
const resolve = zodResolver<Values, SignUpBody>(signUpBody);
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;
const validValues: Values = {
  firstName: ' Anna ',
  lastName: 'Alt',
  email: 'anna@example.org',
  password: 'twelve chars',
  confirmPassword: 'twelve chars',
};

test('valid input is passed on as the server will parse it', async () => {
  const { values, errors } = await resolve(validValues, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ ...validValues, firstName: 'Anna' });
});

test('each field shows its first error, in the contract’s wording', async () => {
  const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
  const { errors } = await resolve(empty, undefined, options);
  expect(errors).toMatchObject({
    firstName: { message: 'First name is required' },
    lastName: { message: 'Last name is required' },
    email: { message: 'Email is required' },
    password: { message: 'Required' },
  });
  const invalidValues = {
    ...validValues,
    email: 'anna',
    password: 'eleven char',
    confirmPassword: 'eleven char',
  };
  expect((await resolve(invalidValues, undefined, options)).errors).toMatchObject({
    email: { message: 'Must be a valid email' },
    password: { message: 'Must be at least 12 characters' },
  });
});

test('a password confirmation that differs is reported at its own field', async () => {
  const { errors } = await resolve(
    { ...validValues, confirmPassword: 'other' },
    undefined,
    options,
  );
  expect(errors).toEqual({
    confirmPassword: { type: 'rule', message: accountTexts.passwordsDiffer },
  });
});
