import type { SignedIn } from '@scrapboard/contract';
import { createDemo, createDemoBackend, type DemoOptions } from '../create-demo-backend.ts';
import type { RequestHandler } from '../framework/create-request-handler.ts';
import { createMemoryStore } from '../framework/stored-value.ts';

type DataOptions = Pick<DemoOptions, 'loadSample' | 'now' | 'confirmUnloadDuring'>;
/** Tests of accounts need no matches. */
const emptyData: DataOptions = {
  loadSample: async () => ({ to: 0, uploads: [], matches: [] }),
  now: Date.now,
};

interface CallInput {
  body?: unknown;
  token?: string;
}

export interface CallResult {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every type
  body: any;
}

export type SendCall = (call: string, input?: CallInput) => Promise<CallResult>;

/** Returns a function that makes calls: `call('POST /api/auth/sign-in', { body })`. */
export function createCall(handleRequest: RequestHandler): SendCall {
  return async (name, { body, token } = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await handleRequest(new Request(new URL(path, 'http://demo.test'), init));
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** Opens a demo back end without a browser and without delays. */
export function openDemo(
  openStoredValue = createMemoryStore(),
  { loadSample, now, confirmUnloadDuring }: DataOptions = emptyData,
) {
  const mails: { to: string; link: string }[] = [];
  const failures: unknown[] = [];
  const waits: number[] = [];
  const options: DemoOptions = {
    openStoredValue,
    loadSample,
    now,
    confirmUnloadDuring,
    userAgent: 'Test browser',
    sendMail: (mail) => mails.push(mail),
  };
  const handleRequest = createDemoBackend({
    ...options,
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (failure) => failures.push(failure),
  });

  const call = createCall(handleRequest);

  async function signUp(email = 'rusty@example.org'): Promise<SignedIn> {
    const { body } = await call('POST /api/auth/sign-up', { body: createSignUpBody(email) });
    return body;
  }

  const { routes } = createDemo(options);
  return { handleRequest, call, signUp, mails, failures, waits, routes };
}

export const PASSWORD = 'correct horse battery';

/** Returns the body of a sign-up. */
export const createSignUpBody = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Rusty',
  lastName: 'Wheel',
});
