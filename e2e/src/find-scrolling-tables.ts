/** Returns the tables that scroll sideways in their cards, with both widths in px. Runs in the page. */
export function findScrollingTables(): string[] {
  return [...document.querySelectorAll('main .card .table-scroll')].flatMap((frame) => {
    const { scrollWidth, clientWidth } = frame;
    const name = frame.closest('.card')?.querySelector('h2')?.textContent ?? '';
    return scrollWidth > clientWidth ? [`${name}: ${scrollWidth} of ${clientWidth}`] : [];
  });
}
