import { createPool } from '../../database/pool.ts';
import type { Log } from '../../log.ts';
import { errorText } from '../../start-error.ts';
import { openStaging } from '../uploads/staging.ts';
import { readDemo, tryLockDemo } from './demo-state.ts';
import type { DemoContext, DemoReply, DemoRequest } from './fill-demo.ts';
import { sendDemo } from './send-demo.ts';

/**
 * A process that generates the demo data, so that simulating does not block the server and its memory
 * is released afterwards. Started by `fill-demo.ts`.
 */
const quiet: Log = { info() {}, warn() {}, error() {} };
let stop = false;

process.on('message', (request: DemoRequest) => {
  if (request.kind === 'stop') stop = true;
  else void fill(request.context).then(end, (error) => end({ error: errorText(error) }));
});
// The server has ended. Its next start continues from the saved state.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal also reaches this process, but the server decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function end(reply: DemoReply): void {
  process.send?.(reply, () => process.exit());
}

async function fill({ connection, dataFolder }: DemoContext): Promise<DemoReply> {
  const pool = createPool({ connection, log: quiet, max: 9 });
  const staging = await openStaging(dataFolder, { clean: false });
  const holder = await pool.connect();
  try {
    const lock = await tryLockDemo.first(holder);
    const state = lock?.acquired === true ? await readDemo(pool) : null;
    if (state?.filling !== true) return { done: false };
    const onProgress = (matches: number) => process.send?.({ matches } satisfies DemoReply);
    return { done: await sendDemo({ pool, staging, state, stopped: () => stop, onProgress }) };
  } finally {
    holder.release(true);
    await staging.close();
    await pool.end();
  }
}
