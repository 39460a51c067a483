import type { createBrowserRouter } from 'react-router';

let clickedLink: Element | null = null;
let markedLink: Element | null = null;
/** The key of the location that is shown. */
let shownKey: string | undefined;
let isLoading = false;

function mark(link: Element | null): void {
  if (link === markedLink) return;
  markedLink?.removeAttribute('data-pending');
  link?.setAttribute('data-pending', '');
  markedLink = link;
}

/**
 * Marks a clicked link until its page is shown, so that the user gets immediate feedback.
 * `notifyLocationShown` must be called whenever a page is shown, which may be long after the router is
 * done.
 */
export function markPendingLinks(router: ReturnType<typeof createBrowserRouter>): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      clickedLink = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  router.subscribe(({ navigation, location }) => {
    isLoading = navigation.state === 'loading';
    if (isLoading) mark(clickedLink ?? markedLink);
    else if (location.key === shownKey) mark(null);
    clickedLink = null;
  });
}

/** Records that the page of the location with this key is shown, and removes the mark. */
export function notifyLocationShown(key: string): void {
  shownKey = key;
  // While another page loads, the mark belongs to the link that was clicked in the meantime.
  if (!isLoading) mark(null);
}
