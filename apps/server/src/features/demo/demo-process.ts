/**
 * A process that generates the demo data, so that simulating does not block the server and its
 * memory is released afterwards. Started by `fill-demo.ts`.
 */

import { createPool } from '../../database/pool.ts';
import { silentLog } from '../../log.ts';
import { getErrorMessage } from '../../start-error.ts';
import { openStaging } from '../uploads/staging.ts';
import { readDemoState, tryLockDemo } from './demo-state.ts';
import type { DemoContext, DemoReply, DemoRequest } from './fill-demo.ts';
import { uploadDemoSessions } from './upload-demo-sessions.ts';

let isStopped = false;

process.on('message', (request: DemoRequest) => {
  if (request.kind === 'stop') isStopped = true;
  else
    void fillDatabase(request.context).then(replyAndExit, (error) =>
      replyAndExit({ error: getErrorMessage(error) }),
    );
});
// The server has ended. Its next start continues from the saved state.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal also reaches this process, but the server decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function replyAndExit(reply: DemoReply): void {
  process.send?.(reply, () => process.exit());
}

async function fillDatabase({ connection, dataFolder }: DemoContext): Promise<DemoReply> {
  const pool = createPool({ connection, log: silentLog, max: 9 });
  const staging = await openStaging(dataFolder, { shouldClean: false });
  const lockClient = await pool.connect();
  try {
    const lock = await tryLockDemo.first(lockClient);
    const state = lock?.acquired === true ? await readDemoState(pool) : null;
    if (state?.filling !== true) return { isComplete: false };
    const onProgress = (matches: number) => process.send?.({ matches } satisfies DemoReply);
    return {
      isComplete: await uploadDemoSessions({
        pool,
        staging,
        state,
        isStopped: () => isStopped,
        onProgress,
      }),
    };
  } finally {
    lockClient.release(true);
    await staging.close();
    await pool.end();
  }
}
