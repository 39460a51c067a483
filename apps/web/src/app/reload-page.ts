import { base } from '../base.ts';

/**
 * Loads a page of this site anew, scripts and all. Where nobody answers, the page that stands is
 * better than none: then nothing happens. `before` is called where somebody does.
 */
export async function reloadPage(address: string, before = () => {}): Promise<void> {
  try {
    // The home page: some hosts of a demo serve no other address.
    const { ok } = await fetch(`${base}/`, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
  } catch {
    return;
  }
  before();
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
