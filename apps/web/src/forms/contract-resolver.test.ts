import { accountTexts, changePasswordBody } from '@scrapboard/contract';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { contractResolver } from './contract-resolver.ts';

interface Values {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

const resolve = contractResolver<Values, { currentPassword: string; password: string }>(
  changePasswordBody,
);
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;

test('hands on the body of the call where it keeps the rules', async () => {
  const values = { currentPassword: 'a', password: 'long enough now', confirmPassword: '' };
  const given = { ...values, confirmPassword: values.password };
  expect(await resolve(given, undefined, options)).toEqual({ values: given, errors: {} });
});

test('tells the first fault of each field, in the words of the contract', async () => {
  const values = { currentPassword: '', password: '', confirmPassword: '' };
  const { errors } = await resolve(values, undefined, options);
  expect(errors).toMatchObject({
    currentPassword: { message: accountTexts.passwordRequired },
    password: { message: accountTexts.newPasswordRequired },
  });
});

test('tells faults between fields at the field they name', async () => {
  const values = { currentPassword: 'a', password: 'long enough now', confirmPassword: 'other' };
  const { errors } = await resolve(values, undefined, options);
  expect(errors).toEqual({
    confirmPassword: { type: 'contract', message: accountTexts.passwordsDiffer },
  });
});

test('checks what the fields are made into', async () => {
  const made = contractResolver<Values, { currentPassword: string }>(
    changePasswordBody,
    ({ currentPassword }) => ({ currentPassword, password: 'long enough now' }),
  );
  const values = { currentPassword: 'a', password: '', confirmPassword: 'x' };
  expect((await made(values, undefined, options)).errors).toEqual({});
});
