import { base } from './base.ts';

/**
 * Reloads a page of this site, including its scripts. If the server does not respond, nothing
 * happens, because the current page is better than none. `beforeReload` is called just before reloading.
 */
export async function reloadPage(url: string, beforeReload = () => {}): Promise<void> {
  try {
    // The home page, because some hosts of a demo serve no other path.
    const { ok } = await fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
  } catch {
    return;
  }
  beforeReload();
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}

/** Returns whether leaving the page would lose something, such as an upload that is being sent. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
