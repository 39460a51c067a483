import { expect, test } from 'vitest';
import { clampPage, readPagination } from './pagination.ts';

test('a page number outside the table becomes the nearest page that exists', () => {
  expect(clampPage('99', 6)).toBe(6);
  expect(clampPage('-3', 6)).toBe(1);
  expect(clampPage('2.9', 6)).toBe(2);
  expect(clampPage('', 6)).toBe(1);
  expect(clampPage('x', 6)).toBe(1);
  expect(clampPage('4', 0)).toBe(1);
  expect(clampPage('1e999', 6)).toBe(6);
});

test('an invalid page number keeps the current page', () => {
  for (const typed of ['', ' ', 'x', '3 or 4']) expect(clampPage(typed, 6, 4)).toBe(4);
  expect(clampPage('', 2, 4)).toBe(2);
});

test('page and size are read from the URL, within what the table has', () => {
  expect(readPagination(new URLSearchParams('page=3&size=20'), 57)).toEqual({
    pageIndex: 2,
    pageSize: 20,
  });
  expect(readPagination(new URLSearchParams('page=9&size=50'), 57)).toEqual({
    pageIndex: 1,
    pageSize: 50,
  });
  expect(readPagination(new URLSearchParams('page=&size=1e9'), 0)).toEqual({
    pageIndex: 0,
    pageSize: 10,
  });
  expect(readPagination(new URLSearchParams('size=7'), 57)).toEqual({ pageIndex: 0, pageSize: 10 });
});
