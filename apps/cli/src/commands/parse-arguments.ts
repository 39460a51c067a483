import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

/**
 * Parses arguments like node:util's parseArgs with positionals, but throws UsageError. They never
 * include `--help`, which `runCommandLine` handles before.
 */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${text.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

/** Parses the arguments of a command that takes only options. Throws UsageError. */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  const { values, positionals } = parseArguments(args, options);
  const [unexpected] = positionals;
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".`);
  return values;
}

/** Returns an option's whole number. Throws UsageError. */
export function readNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number))
    throw new UsageError(`--${name} must be a whole number, not "${text}".`);
  return number;
}
