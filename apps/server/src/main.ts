import { readConfig } from './config.ts';
import { consoleLog } from './console-log.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(readConfig(process.env), consoleLog);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      consoleLog.info('Stopping ...');
      server.stop().then(
        () => process.exit(0),
        (error) => {
          consoleLog.error(String(error));
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
