export const pageSizes = [10, 20, 30, 40, 50];

/** A typed page number as one that exists, 1 to `count`; what is no number is the first. */
export function clampPage(typed: string, count: number): number {
  const page = Math.trunc(Number(typed));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), Math.max(count, 1)) : 1;
}

/** The page of an address, as the table counts it: from 0, and only pages that exist. */
export function readPages(query: URLSearchParams, rows: number) {
  const asked = Number(query.get('size'));
  const pageSize = pageSizes.find((size) => size === asked) ?? 10;
  const count = Math.ceil(rows / pageSize);
  return { pageIndex: clampPage(query.get('page') ?? '1', count) - 1, pageSize };
}
