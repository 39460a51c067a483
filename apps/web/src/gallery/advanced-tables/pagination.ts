export const pageSizes = [10, 20, 30, 40, 50];

/** Returns the typed page number, limited to 1…`pageCount`; `current` if it isn’t a number. */
export function clampPage(typed: string, pageCount: number, current = 1): number {
  const page = typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed));
  return Math.min(Math.max(Number.isNaN(page) ? current : page, 1), Math.max(pageCount, 1));
}

/** Reads the page from the URL, counted from 0 and limited to existing pages. */
export function readPagination(query: URLSearchParams, rowCount: number) {
  const requested = Number(query.get('size'));
  const pageSize = pageSizes.find((size) => size === requested) ?? 10;
  const pageCount = Math.ceil(rowCount / pageSize);
  return { pageIndex: clampPage(query.get('page') ?? '', pageCount) - 1, pageSize };
}
