import { StartError } from './start-error.ts';

/**
 * Resolves when the web app is built: immediately, unless the parent process is still building it.
 * Such a parent starts the server with `--wait-for-web` and sends a message when the build is done.
 */
export async function waitForWeb(stopSignal: Promise<void>): Promise<void> {
  if (!process.argv.includes('--wait-for-web')) return;
  const endPromise = new Promise<'ended'>((resolve) => {
    process.once('disconnect', () => resolve('ended'));
    void stopSignal.then(() => resolve('ended'));
  });
  const buildPromise = new Promise<'built'>((resolve) =>
    process.once('message', () => resolve('built')),
  );
  if ((await Promise.race([buildPromise, endPromise])) === 'ended') {
    throw new StartError('Stopped before the web app was built');
  }
  process.disconnect?.();
}
