import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { simulateToFiles, simulateWorld } from '@scrapboard/simulator';
import { formatMegabytes } from '../progress-bar.ts';
import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseOptions, readNumber } from './parse-arguments.ts';

const HELP = `Write logs of simulated players and matches, to try things out or for load tests.

Usage: scrapboard simulate --out FOLDER [options]

Writes one logs folder for each player who saves logs, named after the game ID,
with a session folder for each time they played. The same options give the same files.

Options:
  --out FOLDER     Where to write; created if missing
  --players N      Number of players, at least 20. Default: 200
  --matches N      Number of matches. Default: 1000
  --seed N         Each seed gives a different world. Default: 1
  --from DAY       First day, like 2026-01-31. Default: a year before --to
  --to DAY         End: the start of this day. Default: today
  --density N      Lines per match, from 0.02 to 1 (like real logs). Default: 1
  -h, --help       Show this text

Example:
  scrapboard simulate --players 20000 --matches 200000 --out ./load

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'Write logs of simulated matches, to try things out',
  help: HELP,
  run,
};

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

async function run(context: CommandContext): Promise<number> {
  const values = parseOptions(context.args, {
    out: { type: 'string' },
    players: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    density: { type: 'string' },
  });
  if (values.out === undefined) throw new UsageError('Specify where to write: --out FOLDER.');
  const to = readDay('to', values.to) ?? new Date().setUTCHours(0, 0, 0, 0);
  const from = readDay('from', values.from) ?? to - YEAR_MS;
  if (from >= to) throw new UsageError('--from must be before --to.');
  const density = Number(values.density ?? 1);
  if (!(density >= 0.02 && density <= 1)) throw new UsageError('--density must be from 0.02 to 1.');
  const players = readNumber('players', values.players, 200);
  const matches = readNumber('matches', values.matches, 1000);
  if (players < 20 || matches < 1)
    throw new UsageError('--players must be at least 20 and --matches at least 1.');
  const world = simulateWorld({
    seed: readNumber('seed', values.seed, 1),
    players,
    matches,
    from,
    to,
    density,
  });
  const folder = resolve(values.out);
  const { signal, terminal } = context;
  let logs = 0;
  let bytes = 0;
  let sessions = 0;
  for (const { path, chunks } of simulateToFiles(world)) {
    signal.throwIfAborted();
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    bytes += await writeChunks(target, chunks);
    logs += 1;
    if (path.endsWith('combat.log')) sessions += 1;
    if (logs % 20 === 0) terminal.showProgress(`${logs} logs, ${formatMegabytes(bytes)}`);
  }
  terminal.printLine(
    `Wrote ${sessions} sessions, ${logs} logs, ${formatMegabytes(bytes)} to ${folder}`,
  );
  return 0;
}

async function writeChunks(path: string, chunks: Iterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w');
  let bytes = 0;
  try {
    for (const chunk of chunks) {
      await file.write(chunk);
      bytes += chunk.length;
    }
  } finally {
    await file.close();
  }
  return bytes;
}

function readDay(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d(T.*)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--${name} must be a day like 2026-01-31.`);
  return time;
}
