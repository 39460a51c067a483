import { callNames, operationOf } from '@scrapboard/contract/operations';
import { expect, test } from 'vitest';
import { sampleOperations } from '../guide/api/sample-operations.ts';
import { openDemo } from './testing/open-demo.ts';

test('the demo answers every operation of the table and those of the guide, each once', () => {
  const demoCalls = openDemo().routes.map(({ call }) => call);
  expect(demoCalls.toSorted()).toEqual([...callNames, ...Object.keys(sampleOperations)].toSorted());
});

test.each(callNames.filter((call) => operationOf(call).serverOnly))(
  '%s is answered with the message that it needs a server',
  async (call) => {
    const { status, body } = await openDemo().call(call);
    expect([status, body.message]).toEqual([404, expect.stringContaining('Only a server answers')]);
  },
);

test('only the calls that the specification delays take a second', () => {
  const slow = openDemo().routes.filter(({ delayMs }) => delayMs === 1000);
  expect(slow.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/auth/my-account',
    'GET /dev/profile/{id}',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-up',
  ]);
});
