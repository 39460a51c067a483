/**
 * Makes the browser ask before the page is left during work that would be lost, such as reading logs.
 * Returns a function to call with such work.
 */
export function confirmBeforeUnload(page: EventTarget): (work: Promise<void>) => void {
  let going = 0;
  const ask = (event: Event) => event.preventDefault();
  return (work) => {
    if (going++ === 0) page.addEventListener('beforeunload', ask);
    // Listens only during work: browsers do not keep pages with this listener for back navigation.
    void work.finally(() => {
      if (--going === 0) page.removeEventListener('beforeunload', ask);
    });
  };
}
