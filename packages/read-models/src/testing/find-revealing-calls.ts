import type { CallName } from '@scrapboard/contract/operations';
import { probes, type Subject } from './probes.ts';

export { probes, type Subject } from './probes.ts';

export interface ProbeInput {
  params?:
    | {
        id?: string;
        page?: string;
        upload?: string;
        kind?: string;
        player?: string;
        mode?: string;
        raid?: string;
      }
    | undefined;
  query?: object | undefined;
  body?: object | undefined;
}

/** Sends a call as the viewer. */
export type SendProbe = (
  call: CallName,
  input: ProbeInput,
) => Promise<{ status: number; text: string }>;

/** Sent before the others: with a pending claim, later answers could name its player. */
const FIRST_CALL = 'POST /api/account/players';
/** Sent last, because it signs the viewer out. */
const LAST_CALL = 'POST /api/auth/sign-out';

/**
 * Returns the calls that reveal a player to the viewer: by id, by nickname, or by an answer about
 * them. Sends every call of the table with the inputs of `probes`.
 */
export async function findRevealingCalls(
  subject: Subject,
  calls: readonly CallName[],
  send: SendProbe,
): Promise<CallName[]> {
  const rank = (call: CallName) => (call === FIRST_CALL ? 0 : call === LAST_CALL ? 2 : 1);
  const revealing: CallName[] = [];
  for (const call of calls.toSorted((a, b) => rank(a) - rank(b))) {
    const inputs: readonly ProbeInput[] = probes[call](subject);
    const results: boolean[] = [];
    // Sequential, because some answers depend on earlier calls.
    for (const input of inputs) results.push(await reveals(call, input, subject, send));
    if (results.includes(true)) revealing.push(call);
  }
  return revealing.toSorted();
}

async function reveals(
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
