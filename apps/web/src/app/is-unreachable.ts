import { UNKNOWN_FAILURE } from '../api-client.ts';

/**
 * Whether the server has not answered: not to a call, or not to the page's chunk, its styles or its
 * texts, for which browsers and Vite have words of their own.
 */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof Error
    ? /dynamically imported module|module script failed|preload CSS|texts could not be loaded/i.test(
        failure.message,
      )
    : failure === UNKNOWN_FAILURE;
}
