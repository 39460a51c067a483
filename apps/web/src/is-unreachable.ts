import { UNKNOWN_FAILURE } from './api-client.ts';

/**
 * Returns whether the server could not be reached: by a call, or while loading the page's chunk, its
 * styles or its texts, for which browsers and Vite have their own messages.
 */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof Error
    ? /dynamically imported module|module script failed|preload CSS|texts could not be loaded/i.test(
        failure.message,
      )
    : failure === UNKNOWN_FAILURE;
}
