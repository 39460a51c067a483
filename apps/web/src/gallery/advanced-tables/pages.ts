export const pageSizes = [10, 20, 30, 40, 50];

/** A typed page number as one that exists, 1 to `count`; what is no number is the page of `now`. */
export function clampPage(typed: string, count: number, now = 1): number {
  const page = typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed));
  return Math.min(Math.max(Number.isNaN(page) ? now : page, 1), Math.max(count, 1));
}

/** The page of an address, as the table counts it: from 0, and only pages that exist. */
export function readPages(query: URLSearchParams, rows: number) {
  const asked = Number(query.get('size'));
  const pageSize = pageSizes.find((size) => size === asked) ?? 10;
  const count = Math.ceil(rows / pageSize);
  return { pageIndex: clampPage(query.get('page') ?? '', count) - 1, pageSize };
}
