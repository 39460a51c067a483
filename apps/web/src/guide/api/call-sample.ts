import type { AnswerOf, CallArguments, InputOf } from '@scrapboard/contract/operations';
import { send } from '../../api-client.ts';
import type { SampleOperations } from './sample-operations.ts';

interface SampleInput {
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/**
 * Calls an operation that exists only for this guide: in the demo, the back end in the browser
 * answers; elsewhere, a mock does. Your own pages use `callApi` in both cases.
 */
export async function callSample<Call extends keyof SampleOperations>(
  call: Call,
  ...args: CallArguments<InputOf<SampleOperations[Call]>>
): Promise<AnswerOf<SampleOperations[Call]>> {
  const [{ query, body } = {}] = args as [SampleInput?];
  const [method = '', path = ''] = call.split(' ');
  // Empty values are sent too: the back end rejects them.
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const url = entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
  const response = import.meta.env.MODE === 'demo' ? send(url, { method, body }) : callMock();
  return (await response) as AnswerOf<SampleOperations[Call]>;

  async function callMock(): Promise<unknown> {
    const { mockSampleCall } = await import('./mock-sample-call.ts');
    return await mockSampleCall(url, method, body);
  }
}
