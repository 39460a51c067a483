import type * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { readCall } from './define-route.ts';
import type { CallName, DemoCall, DemoRoute } from './route.ts';

interface EventsShape<Data extends ZodMiniType, Params extends ZodMiniType> {
  call: CallName;
  params: Params;
  /** The name of each event. */
  event: string;
  data: Data;
}

/**
 * A call that is answered by server-sent events. `handle` refuses before the first event or not at
 * all; the stream ends when its events do.
 */
export function defineEvents<Data extends ZodMiniType, Params extends ZodMiniType>(
  { event, data, ...shape }: EventsShape<Data, Params>,
  handle: (
    call: DemoCall<z.output<Params>, undefined, undefined>,
  ) => Promise<AsyncIterable<z.output<Data>>>,
): DemoRoute {
  return {
    call: shape.call,
    delay: 0,
    async answer(raw) {
      const call = await readCall(shape, raw);
      const events = await handle(call as Parameters<typeof handle>[0]);
      const iterator = events[Symbol.asyncIterator]();
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { done, value } = await iterator.next();
          if (done === true) return controller.close();
          const text = `event: ${event}\ndata: ${JSON.stringify(data.parse(value))}\n\n`;
          controller.enqueue(encoder.encode(text));
        },
        async cancel() {
          await iterator.return?.();
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
}
