/**
 * The Windows counterpart of the shell script in `spawn-postmaster.ts`: runs PostgreSQL until the
 * pipe from the server delivers a byte or ends. `pg_ctl` drops administrator rights, which
 * PostgreSQL refuses to run with.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';

const [pgCtl = '', cluster = '', settings = ''] = process.argv.slice(2);
const startResult = spawnSync(pgCtl, ['start', '-w', '-t', '600', '-D', cluster, '-o', settings], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (startResult.status !== 0) process.exit(1);
process.stdout.write(`${process.pid}\n`);
process.stdin.resume();
await Promise.race([once(process.stdin, 'data'), once(process.stdin, 'end')]);
const stopResult = spawnSync(pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster], {
  stdio: 'ignore',
});
process.exit(stopResult.status ?? 1);
