/** Starts the built-in PostgreSQL, prints its address and keeps it running until SIGINT. */
import { startBuiltInPostgres } from '../built-in-postgres.ts';

const log = { info() {}, warn() {}, error() {} };
const postgres = await startBuiltInPostgres({ dataFolder: process.argv[2] ?? '', log });
const keepAlive = setInterval(() => {}, 60_000);
process.once('SIGINT', async () => {
  await postgres.stop();
  clearInterval(keepAlive);
});
console.log(JSON.stringify(postgres.address));
