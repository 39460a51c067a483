const remembered = 'reloaded-for-release';

/**
 * A page left open while the server got a newer build asks for chunks that are gone. Loading the
 * page anew brings the new build; should that not help, the failure is shown instead of tried again.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(remembered) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(remembered, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
