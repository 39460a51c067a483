/**
 * Has the browser ask before the page is left while work is going on that would end with it, such as
 * reading logs. Answers what is to be told of such work.
 */
export function confirmBeforeUnload(page: EventTarget): (work: Promise<void>) => void {
  let going = 0;
  const ask = (event: Event) => event.preventDefault();
  return (work) => {
    if (going++ === 0) page.addEventListener('beforeunload', ask);
    // Listened to only meanwhile: pages that listen always are not kept for the way back.
    void work.finally(() => {
      if (--going === 0) page.removeEventListener('beforeunload', ask);
    });
  };
}
