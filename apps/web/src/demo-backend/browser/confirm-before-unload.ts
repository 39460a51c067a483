/**
 * Has the browser ask before the page is left while work is going on that would end with it, such as
 * reading logs. Answers what is to be told of such work.
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
