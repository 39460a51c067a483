import { ApiError } from '@scrapboard/contract';
import type * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

type Issues = readonly { path: PropertyKey[]; message: string }[];

/** Validates path or query parameters. Throws as the server does: `Invalid query. limit: …`. */
export function checkUrlPart<T extends ZodMiniType>(
  schema: T,
  value: unknown,
  part: 'path' | 'query',
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data as z.output<T>;
  const messages = toFieldMessages(result.error.issues).map(([name, text]) =>
    name ? `${name}: ${text}` : text,
  );
  throw new ApiError(400, 'bad_request', `Invalid ${part}. ${messages.join('; ')}`);
}

/** Validates a body. Throws an error with a message for each invalid field, as forms show it. */
export function checkBody<T extends ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data as z.output<T>;
  const fields: Record<string, string> = {};
  for (const [name, text] of toFieldMessages(result.error.issues)) fields[name] ??= text;
  const message = Object.values(fields)[0] ?? 'The request body is invalid.';
  throw new ApiError(400, 'bad_request', message, undefined, { fields });
}

function toFieldMessages(issues: Issues): [name: string, text: string][] {
  return issues.map(({ path, message }) => [path.join('.'), message]);
}
