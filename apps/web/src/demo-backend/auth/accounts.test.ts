import {
  accountErrors,
  accountExport,
  demoCredentials,
  devices,
  myAccount,
  signedIn,
} from '@scrapboard/contract';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../framework/stored-value.ts';
import { createSignUpBody, openDemo, PASSWORD } from '../testing/open-demo.ts';
import { createAccountsState } from './accounts-state.ts';

const EMAIL = 'rusty@example.org';
const SIGN_IN = 'POST /api/auth/sign-in';
const OWN_ACCOUNT = 'GET /api/auth/my-account';

test('the prefilled credentials open the demo account', async () => {
  const { call } = openDemo();
  const { status, body } = await call(SIGN_IN, { body: demoCredentials });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ displayName: 'Demo Driver', email: demoCredentials.email });
});

test('a user signs up, is identified by their token and signs in again', async () => {
  const { call, signUp } = openDemo();
  const { accessToken, user } = await signUp();
  expect(user).toMatchObject({
    displayName: 'Rusty Wheel',
    email: EMAIL,
    avatar: null,
    operator: false,
    players: [],
  });
  const ownAccount = await call(OWN_ACCOUNT, { token: accessToken });
  expect(ownAccount).toEqual({ status: 200, body: { user } });
  const secondSignIn = await call(SIGN_IN, {
    body: { email: 'RUSTY@example.org', password: PASSWORD },
  });
  expect(secondSignIn.body.user).toEqual(user);
});

test('accounts and sessions are kept when the page is closed', async () => {
  const openStoredValue = createMemoryStore();
  const { accessToken } = await openDemo(openStoredValue).signUp();
  const later = openDemo(openStoredValue);
  expect((await later.call(OWN_ACCOUNT, { token: accessToken })).body.user.email).toBe(EMAIL);
  expect((await later.call(SIGN_IN, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(
    200,
  );
});

test('answers contain no passwords or hashes; only hashes are stored', async () => {
  const openStoredValue = createMemoryStore();
  const { call, signUp } = openDemo(openStoredValue);
  const { accessToken: token, ...rest } = await signUp();
  const answers = [
    rest,
    (await call(OWN_ACCOUNT, { token })).body,
    (await call('GET /api/account/export', { token })).body,
  ];
  expect(JSON.stringify(answers)).not.toMatch(/password|pbkdf2|correct horse/i);
  expect(signedIn.parse({ accessToken: token, ...rest })).toEqual({ accessToken: token, ...rest });
  const storedState = await openStoredValue('accounts', createAccountsState).read();
  expect(JSON.stringify(storedState)).not.toContain(PASSWORD);
  expect(storedState.accounts[1]?.passwordHash).toMatch(/^pbkdf2-sha256\$600000\$/);
});

test('every error has the wording of the specification', async () => {
  const { call, signUp } = openDemo();
  await signUp();
  const statusAndMessage = async (name: string, options?: Parameters<typeof call>[1]) => {
    const { status, body } = await call(name, options);
    return [status, body.message];
  };
  expect(
    await statusAndMessage(SIGN_IN, { body: { email: 'who@example.org', password: PASSWORD } }),
  ).toEqual([400, 'There is no user corresponding to the email address.']);
  expect(await statusAndMessage(SIGN_IN, { body: { email: EMAIL, password: 'wrong' } })).toEqual([
    400,
    'Incorrect password',
  ]);
  expect(
    await statusAndMessage('POST /api/auth/sign-up', {
      body: createSignUpBody('Rusty@Example.org'),
    }),
  ).toEqual([400, 'There already exists an account with the given email address.']);
  expect(await statusAndMessage(OWN_ACCOUNT)).toEqual([401, 'Authorization token missing']);
  expect(await statusAndMessage(OWN_ACCOUNT, { token: 'x.y.z' })).toEqual([
    401,
    'Invalid authorization token',
  ]);
});

test('input is validated by the contract’s rules', async () => {
  const { call } = openDemo();
  const body = { email: 'rusty', password: 'short', firstName: '', lastName: '' };
  expect(await call('POST /api/auth/sign-up', { body })).toMatchObject({
    status: 400,
    body: {
      fields: {
        email: 'Must be a valid email',
        password: 'Must be at least 12 characters',
        firstName: 'First name is required',
        lastName: 'Last name is required',
      },
    },
  });
});

test('a token is signed with HS256 and lasts three days', async () => {
  const { accessToken } = await openDemo().signUp();
  const { iat = 0, exp = 0 } = decodeJwt(accessToken);
  expect(decodeProtectedHeader(accessToken).alg).toBe('HS256');
  expect(exp - iat).toBe(3 * 24 * 60 * 60);
});

test('tokens with another secret, without a signature or expired are rejected', async () => {
  const { call, signUp } = openDemo();
  const { accessToken } = await signUp();
  const claims = decodeJwt(accessToken);
  const other = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(32));
  const tokenOfOtherDemo = (await openDemo().signUp()).accessToken;
  for (const token of [
    other,
    tokenOfOtherDemo,
    new UnsecuredJWT(claims).encode(),
    `${accessToken}x`,
  ]) {
    expect((await call(OWN_ACCOUNT, { token })).body.code).toBe('token_invalid');
  }
  expect((await call(OWN_ACCOUNT, { token: accessToken })).status).toBe(200);
});

test('sign-out ends the session, not those of other browsers', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: current } = await signUp();
  const other = (await call(SIGN_IN, { body: { email: EMAIL, password: PASSWORD } })).body
    .accessToken;
  expect((await call('POST /api/auth/sign-out', { token: current })).status).toBe(204);
  expect((await call(OWN_ACCOUNT, { token: current })).status).toBe(401);
  expect((await call(OWN_ACCOUNT, { token: other })).status).toBe(200);
});

test('a forgotten password is reset by the emailed link, once; old sessions end', async () => {
  const { call, signUp, mails } = openDemo();
  const { accessToken: token } = await signUp();
  const reset = (address: string) =>
    call('POST /api/auth/reset-password', { body: { email: address } });
  expect(await reset('nobody@example.org')).toEqual(await reset(EMAIL));
  await reset(demoCredentials.email);
  expect(mails.map(({ to }) => to)).toEqual([EMAIL]);
  const link = mails[0]?.link ?? '';
  const body = { token: link.split('#token=')[1], password: 'another long password' };
  const confirm = 'POST /api/auth/reset-password/confirm';
  expect((await call(confirm, { body })).status).toBe(204);
  expect((await call(confirm, { body })).body.message).toBe(accountErrors.reset_link_invalid);
  expect((await call(OWN_ACCOUNT, { token })).status).toBe(401);
  expect((await call(SIGN_IN, { body: { email: EMAIL, ...body } })).status).toBe(200);
});

test('a display name derived from first and last name follows them; the email address can be changed', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: token } = await signUp();
  const change = async (body: object) => await call('PATCH /api/account', { token, body });
  expect((await change({ firstName: 'Iron' })).body.user.displayName).toBe('Iron Wheel');
  await change({ displayName: 'Boss' });
  expect((await change({ lastName: 'Axle' })).body.user.displayName).toBe('Boss');
  expect((await change({ email: 'new@example.org' })).body.message).toBe('Incorrect password');
  const takenEmail = { email: demoCredentials.email, currentPassword: PASSWORD };
  expect((await change(takenEmail)).body.message).toBe(accountErrors.email_taken);
  const changed = await change({ email: 'new@example.org', currentPassword: PASSWORD });
  expect(myAccount.parse(changed.body).user.email).toBe('new@example.org');
});

test('a new password ends every session and begins a new one', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: token } = await signUp();
  const body = { currentPassword: PASSWORD, password: 'another long password' };
  const { body: fresh } = await call('PUT /api/account/password', { token, body });
  expect((await call(OWN_ACCOUNT, { token })).status).toBe(401);
  expect((await call(OWN_ACCOUNT, { token: fresh.accessToken })).status).toBe(200);
});

test('the demo account cannot be changed', async () => {
  const { call } = openDemo();
  const { accessToken: token } = (await call(SIGN_IN, { body: demoCredentials })).body;
  const refused = [
    await call('PATCH /api/account', { token, body: { firstName: 'X' } }),
    await call('POST /api/account/tokens', { token, body: { name: 'X' } }),
    await call('POST /api/account/players', { token, body: { id: '1', ask: true } }),
  ];
  for (const response of refused) {
    expect(response).toMatchObject({ status: 403, body: { message: accountErrors.demo_account } });
  }
});

test('signed-in devices are listed and can be signed out', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: token } = await signUp();
  const other = (await call(SIGN_IN, { body: { email: EMAIL, password: PASSWORD } })).body
    .accessToken;
  const list = devices.parse((await call('GET /api/account/devices', { token })).body).devices;
  expect(list.map(({ userAgent }) => userAgent)).toEqual(['Test browser', 'Test browser']);
  const otherDevice = list.find(({ current }) => !current);
  const signOutOther = `DELETE /api/account/devices/${otherDevice?.id}`;
  expect((await call(signOutOther, { token })).status).toBe(204);
  expect((await call(signOutOther, { token })).status).toBe(404);
  expect((await call(OWN_ACCOUNT, { token: other })).status).toBe(401);
});

test('an API token shows its secret once and can be revoked', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: token } = await signUp();
  const created = await call('POST /api/account/tokens', { token, body: { name: 'Garage' } });
  expect(created.body.secret).toMatch(/^scrapboard_[\w-]{43}$/);
  const { tokens } = (await call('GET /api/account/tokens', { token })).body;
  expect(tokens).toEqual([
    { id: created.body.id, name: 'Garage', createdAt: created.body.createdAt, lastUsedAt: null },
  ]);
  const revoke = `DELETE /api/account/tokens/${created.body.id}`;
  expect((await call(revoke, { token })).status).toBe(204);
  expect((await call(revoke, { token })).status).toBe(404);
});

test('everything about an account is exported, and deleted with it', async () => {
  const { call, signUp } = openDemo();
  const { accessToken: token, user } = await signUp();
  const { body } = await call('GET /api/account/export', { token });
  expect(accountExport.parse(body)).toEqual(body);
  expect(body.account).toMatchObject(user);
  const remove = (secret: string) =>
    call('POST /api/account/delete', { token, body: { password: secret } });
  expect((await remove('wrong')).body.message).toBe('Incorrect password');
  expect((await remove(PASSWORD)).status).toBe(204);
  expect((await call(OWN_ACCOUNT, { token })).status).toBe(401);
  expect((await call(SIGN_IN, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(400);
});
