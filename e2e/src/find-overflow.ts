/**
 * Returns the elements that reach beyond the right edge of the window and are neither clipped nor
 * scrolled by an ancestor, as `tag.class`, at most five. Runs in the page. The document's width
 * does not show this, because the frame of the page clips what overflows.
 */
export function findOverflow(): string[] {
  const frame = document.querySelector('.shell');
  const isContained = (element: Element): boolean => {
    const { position, visibility } = getComputedStyle(element);
    if (position === 'fixed' || visibility === 'hidden') return true;
    const parent = element.parentElement;
    if (parent === null || parent === frame || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > window.innerWidth + 1 && !isContained(element);
    })
    .slice(0, 5)
    .map((element) => `${element.localName}.${[...element.classList].join('.')}`);
}
