import { ApiError, type Source, type SourceKind } from '@scrapboard/contract';
import type { Queryable } from '../../database/define-query.ts';
import { type FoundSource, findSource } from '../moderation/find-source.ts';
import { AdminError } from './admin-error.ts';

const SOURCE_KINDS = ['account', 'network', 'upload'] as const satisfies SourceKind[];

/** The arguments of commands about a source; the first one is an option. */
export const SOURCE_ARGUMENTS = ['--account|--network|--upload', 'ID'] as const;
/** The arguments of commands that trust or block a source. */
export const TRUST_ARGUMENTS = ['--account|--network', 'ID'] as const;

/** Returns whether an argument is the option of a source. */
export function isSourceOption(arg: string): boolean {
  return SOURCE_KINDS.some((kind) => arg === `--${kind}`);
}

/** Finds the source of `--account EMAIL`, `--network PSEUDONYM` or `--upload ID`. Throws AdminError. */
export async function readSource(
  db: Queryable,
  [option = '', source = '']: readonly string[],
): Promise<FoundSource> {
  const kind = SOURCE_KINDS.find((candidate) => option === `--${candidate}`);
  if (kind === undefined) throw new AdminError(`Specify a source: ${SOURCE_ARGUMENTS.join(' ')}.`);
  try {
    return await findSource(db, { kind, source });
  } catch (error) {
    throw error instanceof ApiError ? new AdminError(error.message) : error;
  }
}

/** Returns how messages name a source. */
export const describeSource = ({ kind, source, name }: Source & { name?: string | null }) =>
  name ? `${name} (${source})` : `${kind} ${source}`;
