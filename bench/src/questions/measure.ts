import { existsSync, readFileSync } from 'node:fs';
import { measureMs, percentile } from '../lib/timing.ts';

/** The unit in which Linux counts processor time. */
export const MS_PER_TICK = 10;

/**
 * Returns the processor time of a process in milliseconds, whose ratios are valid on a busy machine too;
 * on systems other than Linux, the wall-clock time.
 */
function readProcessorMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now();
  const [, fields = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * MS_PER_TICK;
}

interface Rounds {
  rounds: number;
  /** A question that takes longer is asked only once, to save time. */
  slowMs: number;
}

/** Returns the lowest wall time and processor time of several runs; infinite without an answer. */
export async function measureFastest(
  getPid: () => number | undefined,
  work: (round: number) => Promise<unknown>,
  { rounds, slowMs }: Rounds,
): Promise<{ wallMs: number; processorMs: number }> {
  const best = { wallMs: Infinity, processorMs: Infinity };
  for (let round = 0; round < rounds && (round === 0 || best.wallMs < slowMs); round++) {
    const firstPid = getPid();
    const initialMs = readProcessorMs(firstPid);
    try {
      best.wallMs = Math.min(best.wallMs, await measureMs(() => work(round)));
      const lastPid = getPid();
      // A process that keeps too much memory is replaced before a question, which counts as its time.
      const processorMs = readProcessorMs(lastPid) - (lastPid === firstPid ? initialMs : 0);
      best.processorMs = Math.min(best.processorMs, processorMs);
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      break;
    }
  }
  return best;
}

export const formatMs = (value: number) =>
  (value === Infinity ? 'never' : `${value.toFixed(value < 10 ? 1 : 0)} ms`).padStart(9);

export const formatPercentiles = (times: readonly number[]) =>
  `p50 ${formatMs(percentile(times, 0.5)).trim()}, p99 ${formatMs(percentile(times, 0.99)).trim()}`;
