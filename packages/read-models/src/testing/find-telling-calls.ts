import type { CallName } from '@scrapboard/contract/operations';
import { probes, type Subject } from './probes.ts';

export { probes, type Subject } from './probes.ts';

export interface ProbeInput {
  params?: { id?: string; page?: string } | undefined;
  query?: object | undefined;
  body?: object | undefined;
}

/** Sends a call as the one who looks. */
export type SendProbe = (
  call: CallName,
  input: ProbeInput,
) => Promise<{ status: number; text: string }>;

/** What has to be asked before the others: with a claim that waits, later answers can name its player. */
const FIRST_CALL = 'POST /api/account/players';
/** What the one who looks is signed out by. */
const LAST_CALL = 'POST /api/auth/sign-out';

/**
 * The calls that tell the one who looks of a player: by their id, their nickname, or an answer about
 * them. Asks every call of the table, as `probes` say.
 */
export async function findTellingCalls(
  subject: Subject,
  calls: readonly CallName[],
  send: SendProbe,
): Promise<CallName[]> {
  const rank = (call: CallName) => (call === FIRST_CALL ? 0 : call === LAST_CALL ? 2 : 1);
  const telling: CallName[] = [];
  for (const call of calls.toSorted((a, b) => rank(a) - rank(b))) {
    const inputs: readonly ProbeInput[] = probes[call](subject);
    const told = [];
    // One after the other: some are answered by what those before have done.
    for (const input of inputs) told.push(await tells(call, input, subject, send));
    if (told.includes(true)) telling.push(call);
  }
  return telling.toSorted();
}

async function tells(
  call: CallName,
  input: ProbeInput,
  { id, nickname }: Subject,
  send: SendProbe,
): Promise<boolean> {
  const { status, text } = await send(call, input);
  return (
    text.includes(id) || text.includes(nickname) || (status === 200 && input.params?.id === id)
  );
}
