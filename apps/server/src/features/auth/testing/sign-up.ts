import type { SignedIn } from '@scrapboard/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const PASSWORD = 'correct horse battery';

let count = 0;

/** Returns the values of a sign-up form, different each time. */
export function createSignUpBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  const email = `person${count}@example.org`;
  return { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace', ...overrides };
}

/** Sends JSON, from the same address each time unless one is given. */
export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options: { body?: unknown; token?: string; address?: string; headers?: object } = {},
): Promise<LightMyRequestResponse> {
  const { body, token, address = '192.0.2.1' } = options;
  return await app.inject({
    method,
    url,
    remoteAddress: address,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

/** Signs up a new user. */
export async function signUp(
  app: FastifyInstance,
  overrides: Record<string, unknown> = {},
): Promise<SignedIn & { email: string }> {
  const body = createSignUpBody(overrides);
  const response = await send(app, 'POST', '/api/auth/sign-up', { body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return { ...response.json<SignedIn>(), email: String(body.email) };
}

/** Tries to sign in; the address is the network address of the request. */
export const signIn = (
  app: FastifyInstance,
  email: unknown,
  password = PASSWORD,
  address?: string,
): Promise<LightMyRequestResponse> =>
  send(app, 'POST', '/api/auth/sign-in', {
    body: { email, password },
    ...(address === undefined ? {} : { address }),
  });

/** Requests the account that a token belongs to. */
export const fetchAccount = (
  app: FastifyInstance,
  token?: string,
): Promise<LightMyRequestResponse> =>
  send(app, 'GET', '/api/auth/my-account', token === undefined ? {} : { token });

/** Matches the password, addresses and tokens of these tests: no log may contain them. */
export const LOGGED_SECRETS = /correct horse|@example\.org|eyJ/;
