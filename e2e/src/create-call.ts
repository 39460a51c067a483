import { callRequest } from '@scrapboard/contract/call-request';
import type {
  CallAnswer,
  CallArguments,
  CallInput,
  CallName,
} from '@scrapboard/contract/operations';

export interface SentRequest {
  method: string;
  url: string;
  body?: unknown;
  /** The access token or API token to send. */
  token?: string | undefined;
}

/** Makes a call of the contract by its name and returns the answer; rejects on an error status. */
export type Call = <Name extends CallName>(
  name: Name,
  ...args: CallArguments<CallInput<Name>, { token?: string }>
) => Promise<CallAnswer<Name>>;

interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
  token?: string;
}

/** Returns a typed call that sends its requests through `send`, which returns the body as text. */
export function createCall(send: (request: SentRequest) => Promise<string>): Call {
  return async <Name extends CallName>(name: Name, ...args: readonly unknown[]) => {
    // The inputs of all calls together are a union too large for the compiler; what they have in common is enough.
    const [{ params, query, ...rest } = {}] = args as readonly [AnyInput?];
    const text = await send({ ...callRequest(name, { params, query }), ...rest });
    return (text === '' ? null : JSON.parse(text)) as CallAnswer<Name>;
  };
}
