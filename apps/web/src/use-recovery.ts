import { useOnReconnect } from './connection.ts';
import { isUnreachable } from './is-unreachable.ts';
import { hasUnsavedWork, reloadPage } from './reload-page.ts';

/**
 * Returns how to try again after a failure, and does so by itself once a server that did not answer
 * does. A module that failed to load needs the whole page loaded anew: Chromium keeps the failure and
 * never asks for the module again, and Vite never asks again for its styles.
 */
export function useRecovery(failure: unknown, retry: () => void): () => void {
  const isCode = failure instanceof Error && isUnreachable(failure);
  const again = isCode ? () => void reloadPage(window.location.href) : retry;
  useOnReconnect(() => {
    if (!isUnreachable(failure) || (isCode && hasUnsavedWork())) return;
    again();
  });
  return again;
}
