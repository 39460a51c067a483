import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';
import { waitForWeb } from './wait-for-web.ts';

/** Nothing committed is lost if this ends first: the database stops when this process is gone. */
const STOP_TIMEOUT_MS = 4800;

try {
  const config = readConfig();
  const log = createLog({ level: config.logLevel, format: config.logFormat });
  const stopSignal = waitForStopSignal();
  const server = await startServer(config, log, { webBuildPromise: waitForWeb(stopSignal) });
  await stopSignal;
  log.info('Stopping ...');
  setTimeout(() => {
    log.warn('Not everything stopped in time; the next start continues where it was');
    process.exit();
  }, STOP_TIMEOUT_MS);
  await server.stop();
  process.exit();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/**
 * Waits for a signal to stop. Called first, so that an interrupted start is completed and then
 * stopped cleanly.
 */
function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve());
    }
  });
}
