import type { createBrowserRouter } from 'react-router';

/**
 * Marks the link that was clicked until its page is shown, so that the user gets feedback at once,
 * even if nothing else on the page changes yet.
 */
export function markPendingLinks(router: ReturnType<typeof createBrowserRouter>): void {
  let pressed: Element | null = null;
  let marked: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  router.subscribe(({ navigation }) => {
    const next = navigation.state === 'loading' ? (pressed ?? marked) : null;
    pressed = null;
    if (next === marked) return;
    marked?.removeAttribute('data-pending');
    next?.setAttribute('data-pending', '');
    marked = next;
  });
}
