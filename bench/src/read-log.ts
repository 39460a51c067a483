/**
 * Measures how fast packages/match-log reads, compared to only reading the same file and splitting
 * it into lines. `node bench/src/read-log.ts [megabytes=100] [repetitions=9]`; exits with 1 if a
 * limit is exceeded.
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatchReader } from '@scrapboard/match-log';
import { generateCombatLog } from './read-log/generate-combat-log.ts';

const CHUNK_BYTES = 1 << 18;
const MAX_RATIO = 2.2;
const MAX_STREAMING_BYTES = 100 * 1_000_000;
const STREAMED_BYTES = 1_000_000_000;

export interface ReadLogResult {
  bytes: number;
  megabytesPerSecond: Record<Reference | 'reader', number>;
  /** The reader's time divided by that of reading and splitting; the limit for `text` is 2.2. */
  ratio: Record<Reference, number>;
  matches: number;
  /** Maximum heap and buffers in use while streaming a gigabyte, minus those in use before. */
  peakStreamingBytes: number;
  isWithinLimits: boolean;
}

/** @param megabytes size of the log. */
export async function run(megabytes = 100, repetitions = 9): Promise<ReadLogResult> {
  const folder = mkdtempSync(join(tmpdir(), 'read-log-'));
  try {
    const file = join(folder, 'combat.log');
    const matches = Math.max(1, Math.round((megabytes * 1_000_000) / 405_000));
    writeFileSync(file, generateCombatLog(matches));
    const times = { text: [], latin1: [], views: [], reader: [] } as Record<
      Reference | 'reader',
      number[]
    >;
    let bytes = 0;
    // The first repetition is a warm-up.
    for (let i = -1; i < repetitions; i++) {
      for (const name of references) {
        const { timeMs } = measureTime(() => readLines(file, lineReaders[name]));
        if (i >= 0) times[name].push(timeMs);
      }
      const { timeMs, result } = measureTime(() => readMatches(file));
      if (result.matches !== matches) throw new Error('The reader lost matches');
      bytes = result.bytes;
      if (i >= 0) times.reader.push(timeMs);
    }
    const readerMs = median(times.reader);
    const speedOf = (name: Reference | 'reader') => bytes / 1_000 / median(times[name]);
    const ratioTo = (name: Reference) => readerMs / median(times[name]);
    const ratio = { text: ratioTo('text'), latin1: ratioTo('latin1'), views: ratioTo('views') };
    const peakStreamingBytes = measurePeakStreamingBytes(file);
    return {
      bytes,
      megabytesPerSecond: {
        text: speedOf('text'),
        latin1: speedOf('latin1'),
        views: speedOf('views'),
        reader: speedOf('reader'),
      },
      ratio,
      matches,
      peakStreamingBytes,
      isWithinLimits: ratio.text <= MAX_RATIO && peakStreamingBytes < MAX_STREAMING_BYTES,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures this thread's processor time in milliseconds, which other load does not affect. */
function measureTime<T>(work: () => T): { timeMs: number; result: T } {
  const start = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(start);
  return { timeMs: (user + system) / 1_000, result };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

type ReadLine = (chunk: Buffer, start: number, end: number) => number;

/** How the reference handles each line; the sum keeps the work from being optimised away. */
const lineReaders = {
  /** As text, like readers of UTF-8 lines: the limit refers to this. */
  text: (chunk, start, end) => chunk.toString('utf8', start, end).length,
  /** As a string of bytes, which is wrong for any name beyond ASCII. */
  latin1: (chunk, start, end) => chunk.toString('latin1', start, end).length,
  /** As a view of the bytes, without copying. */
  views: (chunk, start, end) => chunk.subarray(start, end).length,
} satisfies Record<string, ReadLine>;

type Reference = keyof typeof lineReaders;
const references = Object.keys(lineReaders) as Reference[];

function readLines(file: string, readLine: ReadLine): number {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let sum = 0;
  for (let offset = 0; ; ) {
    const size = readSync(descriptor, chunk, offset, CHUNK_BYTES - offset, null);
    if (size === 0) break;
    const filled = offset + size;
    let start = 0;
    for (;;) {
      const newline = chunk.indexOf(10, start);
      if (newline < 0 || newline >= filled) break;
      sum += readLine(chunk, start, newline);
      start = newline + 1;
    }
    chunk.copyWithin(0, start, filled);
    offset = filled - start;
  }
  closeSync(descriptor);
  return sum;
}

function readMatches(file: string): { matches: number; bytes: number } {
  const reader = createMatchReader({
    sessionStartedAt: Date.UTC(2026, 4, 7, 8),
    onMatch: () => {},
  });
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let bytes = 0;
  for (;;) {
    const size = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
    if (size === 0) break;
    reader.push('combat', chunk.subarray(0, size));
    bytes += size;
  }
  closeSync(descriptor);
  return { matches: reader.end().matches, bytes };
}

/** Feeds the file repeatedly until a gigabyte has been read; returns the peak increase in memory. */
function measurePeakStreamingBytes(file: string): number {
  const getBytesInUse = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  globalThis.gc?.();
  const initialBytes = getBytesInUse();
  let peak = 0;
  const reader = createMatchReader({
    sessionStartedAt: Date.UTC(2026, 4, 7, 8),
    onMatch: () => {},
  });
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let bytesFed = 0; bytesFed < STREAMED_BYTES; ) {
    const descriptor = openSync(file, 'r');
    for (;;) {
      const size = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
      if (size === 0 || bytesFed >= STREAMED_BYTES) break;
      reader.push('combat', chunk.subarray(0, size));
      bytesFed += size;
      peak = Math.max(peak, getBytesInUse() - initialBytes);
    }
    closeSync(descriptor);
  }
  reader.end();
  return peak;
}

if (import.meta.main) {
  const [megabytes, repetitions] = process.argv.slice(2).map(Number);
  const result = await run(megabytes, repetitions);
  const { megabytesPerSecond: speed, ratio } = result;
  const row = (name: string, value: number, note = '') =>
    console.log(`${name.padEnd(46)} ${value.toFixed(0).padStart(6)} MB/s  ${note}`);
  const size = (result.bytes / 1_000_000).toFixed(0);
  console.log(
    `${size} MB, ${result.matches} matches, ${cpus().length} cores, medians of processor time`,
  );
  row('read and split into lines of text', speed.text, 'the reference');
  row('read and split into lines (strings of bytes)', speed.latin1);
  row('read and split into lines (views of the bytes)', speed.views);
  row('read into matches, everything included', speed.reader);
  console.log(`time relative to the reference: ${ratio.text.toFixed(2)} (limit: ${MAX_RATIO})`);
  console.log(
    `relative to strings of bytes: ${ratio.latin1.toFixed(2)}, to views: ${ratio.views.toFixed(2)}`,
  );
  console.log(
    `additional memory while streaming 1 GB: ${(result.peakStreamingBytes / 1e6).toFixed(0)} MB`,
  );
  if (!result.isWithinLimits) {
    console.log('A limit is exceeded.');
    process.exitCode = 1;
  }
}
