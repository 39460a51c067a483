import { expect, expectTypeOf, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import type { Match, PlayerMatchesPage, PlayersPage, UploadAnswer } from '../index.ts';
import { callRequest } from './call-request.ts';
import type { CallAnswer, CallArguments, CallInput, ParsedInput } from './call-types.ts';
import { callNames, type Operations, operationOf } from './operations.ts';
import { splitCall } from './split-call.ts';

test.each(callNames)('%s declares the parameters of its path, and no body for a GET', (call) => {
  const { method, path } = splitCall(call);
  const { params, body, answers } = operationOf(call);
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys((params as ZodMiniObject | undefined)?.shape ?? {})).toEqual(pathParameters);
  if (method === 'GET') expect(body).toBeUndefined();
  expect(Object.keys(answers)[0]).toMatch(/^20[04]$/);
});

test('operations that require a token document 401 and are never cached', () => {
  for (const call of callNames) {
    const { token, errors, caching } = operationOf(call);
    if (token === 'required')
      expect([call, errors?.includes(401), caching]).toEqual([call, true, 'no-store']);
  }
});

test('only moderation operations are restricted to operators, and only on a server', () => {
  for (const call of callNames) {
    const { token, errors, players, serverOnly } = operationOf(call);
    if (call.includes('/api/moderation/')) {
      expect([call, token, serverOnly]).toEqual([call, 'operator', true]);
      expect([call, errors]).toEqual([call, expect.arrayContaining([401, 403])]);
    } else {
      expect([call, token]).not.toEqual([call, 'operator']);
      expect([call, players]).not.toEqual([call, 'unfiltered']);
    }
  }
});

test('operations that name players accept a token, since hidden ones depend on the viewer', () => {
  for (const call of callNames.filter((call) => call !== 'GET /api/status')) {
    const { token, players } = operationOf(call);
    if (players !== 'none') expect([call, token]).not.toEqual([call, 'none']);
  }
});

test('a URL has encoded parameters and only the given query values, in a fixed order', () => {
  expect(
    callRequest('GET /api/players/{id}/matches', {
      params: { id: '7@live/..' },
      query: { mode: 'a b', cursor: undefined, category: '', limit: 3 },
    }),
  ).toEqual({ method: 'GET', url: '/api/players/7%40live%2F../matches?limit=3&mode=a%20b' });
  expect(callRequest('POST /api/auth/sign-out')).toEqual({
    method: 'POST',
    url: '/api/auth/sign-out',
  });
});

test('the input and answer types of a call follow from its entry in the table', () => {
  expectTypeOf<CallAnswer<'GET /api/matches/{id}'>>().toEqualTypeOf<Match>();
  expectTypeOf<CallAnswer<'GET /api/players'>>().toEqualTypeOf<PlayersPage>();
  expectTypeOf<CallAnswer<'POST /api/uploads'>>().toEqualTypeOf<UploadAnswer>();
  expectTypeOf<CallAnswer<'POST /api/auth/sign-out'>>().toEqualTypeOf<null>();
  expectTypeOf<CallAnswer<'GET /api/players/{id}/matches'>>().toEqualTypeOf<PlayerMatchesPage>();
  type Matches = CallInput<'GET /api/players/{id}/matches'>;
  expectTypeOf<Matches['params']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<NonNullable<Matches['query']>['limit']>().toEqualTypeOf<number | undefined>();
  type Parsed = ParsedInput<Operations['GET /api/players/{id}/matches']>;
  expectTypeOf<Parsed['query']['limit']>().toEqualTypeOf<number>();
  expectTypeOf<Parsed['body']>().toEqualTypeOf<undefined>();
  type Claim = CallInput<'POST /api/account/players'>;
  expectTypeOf<Claim['body']>().toEqualTypeOf<{ id: string; ask?: boolean }>();
  // Required input cannot be left out, optional input can.
  expectTypeOf<[]>().toExtend<CallArguments<CallInput<'GET /api/status'>>>();
  expectTypeOf<[]>().toExtend<CallArguments<CallInput<'GET /api/players'>>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<CallInput<'GET /api/search'>>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<CallInput<'GET /api/matches/{id}'>>>();
});
