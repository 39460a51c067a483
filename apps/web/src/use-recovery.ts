import { useEffect, useRef } from 'react';
import { hasReconnected, useOnReconnect } from './connection.ts';
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
  const recoverAutomatically = () => {
    if (!isUnreachable(failure) || (isModuleFailure && hasUnsavedWork())) return;
    recover();
  };
  useOnReconnect(recoverAutomatically);
  const latest = useRef(recoverAutomatically);
  latest.current = recoverAutomatically;
  // The failure of a module may be shown, or shown again, only after the server is back. Once the
  // page has been reloaded, a module that still cannot be loaded does not reload it again.
  useEffect(() => {
    if (isModuleFailure && hasReconnected()) latest.current();
  }, [isModuleFailure]);
  return recover;
}
