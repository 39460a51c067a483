import { useOnReconnect } from './connection.ts';
import { isUnreachable } from './is-unreachable.ts';
import { hasUnsavedWork, reloadPage } from './reload-page.ts';

/**
 * Returns a function that retries after a failure; it is also called when an unreachable server is
 * back. After a module failed to load, the whole page is reloaded: Chromium caches the failure and
 * never requests the module again, and neither does Vite with its styles.
 */
export function useRecovery(failure: unknown, retry: () => void): () => void {
  const isModuleFailure = failure instanceof Error && isUnreachable(failure);
  const recover = isModuleFailure ? () => void reloadPage(window.location.href) : retry;
  useOnReconnect(() => {
    if (!isUnreachable(failure) || (isModuleFailure && hasUnsavedWork())) return;
    recover();
  });
  return recover;
}
