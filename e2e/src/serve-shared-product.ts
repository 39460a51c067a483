/**
 * Serves the product that the end-to-end tests share, for a parent process that runs them: sends it
 * the variables of their processes, and stops when it disconnects.
 */
import { launchSharedProduct } from './launch-product.ts';

// Ctrl-C reaches this process too; the parent's end is what stops it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const disconnected = new Promise((resolve) => process.once('disconnect', resolve));
const { environment, stop } = await launchSharedProduct();
process.send?.(environment);
await disconnected;
await stop();
