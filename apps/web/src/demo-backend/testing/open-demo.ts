import type { SignedIn } from '@scrapboard/contract';
import { createDemo, createDemoBackend, type DemoOptions } from '../create-demo-backend.ts';
import type { Answer } from '../frame/create-answer.ts';
import { keepInMemory } from '../frame/kept.ts';

type Game = Pick<DemoOptions, 'sample' | 'now' | 'keepPageOpenFor'>;
/** Tests of accounts need no matches. */
const noGame: Game = {
  sample: async () => ({ to: 0, uploads: [], matches: [] }),
  now: Date.now,
};

interface Sent {
  body?: unknown;
  token?: string;
}

export interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  body: any;
}

export type Ask = (call: string, sent?: Sent) => Promise<Told>;

/** `ask('POST /api/auth/sign-in', { body })` */
export function askThrough(answer: Answer): Ask {
  return async (call, { body, token } = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    const response = await answer(new Request(new URL(path, 'http://demo.test'), init));
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
}

/** Opens a demo back end without a browser and without delays. */
export function openDemo(keep = keepInMemory(), { sample, now, keepPageOpenFor }: Game = noGame) {
  const mails: { to: string; link: string }[] = [];
  const failures: unknown[] = [];
  const waits: number[] = [];
  const options: DemoOptions = {
    keep,
    sample,
    now,
    keepPageOpenFor,
    userAgent: 'Test browser',
    sendMail: (mail) => mails.push(mail),
  };
  const answer = createDemoBackend({
    ...options,
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (failure) => failures.push(failure),
  });

  const ask = askThrough(answer);

  async function signUp(email = 'rusty@example.org'): Promise<SignedIn> {
    const { body } = await ask('POST /api/auth/sign-up', { body: person(email) });
    return body;
  }

  const { routes } = createDemo(options);
  return { answer, ask, signUp, mails, failures, waits, routes };
}

export const PASSWORD = 'correct horse battery';

/** Returns the values of a sign-up form. */
export const person = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Rusty',
  lastName: 'Wheel',
});
