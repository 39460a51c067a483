/**
 * Makes the browser ask for confirmation before the page is left during work that would be lost,
 * such as reading logs. Returns a function to call with such work.
 */
export function confirmBeforeUnload(page: EventTarget): (work: Promise<void>) => void {
  let pending = 0;
  const preventUnload = (event: Event) => event.preventDefault();
  return (work) => {
    if (pending++ === 0) page.addEventListener('beforeunload', preventUnload);
    // Listens only during such work: browsers do not keep pages with this listener for back
    // navigation.
    void work.finally(() => {
      if (--pending === 0) page.removeEventListener('beforeunload', preventUnload);
    });
  };
}
