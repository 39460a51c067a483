import {
  type AnswerOf,
  type CallsWith,
  type Operations,
  operationOf,
} from '@scrapboard/contract/operations';
import { answerForViewer } from '@scrapboard/read-models';
import { readCall } from './read-call.ts';
import type { DemoCall, DemoRoute } from './route.ts';

type EventCall = CallsWith<{ produces: 'text/event-stream' }>;

/**
 * Creates the route of a call that is answered with server-sent events. `handle` may only fail
 * before the first event; the stream ends when its events do.
 */
export function defineEvents<Call extends EventCall>(
  call: Call,
  event: string,
  handle: (call: DemoCall<Operations[Call]>) => Promise<AsyncIterable<AnswerOf<Operations[Call]>>>,
): DemoRoute {
  const operation = operationOf(call);
  return {
    call,
    delayMs: 0,
    async respond(rawCall) {
      const parsed: DemoCall<Operations[Call]> = await readCall(operation, rawCall);
      const events = await handle(parsed);
      const iterator = events[Symbol.asyncIterator]();
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { done, value } = await iterator.next();
          if (done === true) return controller.close();
          const shown = await answerForViewer(call, parsed.params, parsed.visibility, () => value);
          const data = operation.answers[200]?.parse(shown);
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        },
        async cancel() {
          await iterator.return?.();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
}
