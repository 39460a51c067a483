import type { createBrowserRouter } from 'react-router';

/**
 * Marks a clicked link until its page is shown, so that the user gets immediate feedback.
 */
export function markPendingLinks(router: ReturnType<typeof createBrowserRouter>): void {
  let clickedLink: Element | null = null;
  let markedLink: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      clickedLink = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  router.subscribe(({ navigation }) => {
    const next = navigation.state === 'loading' ? (clickedLink ?? markedLink) : null;
    clickedLink = null;
    if (next === markedLink) return;
    markedLink?.removeAttribute('data-pending');
    next?.setAttribute('data-pending', '');
    markedLink = next;
  });
}
