import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const CODE = 'import a;\n\nexport const x = {\n  y: 1,\n};\n\nrest();\n';

test('an excerpt of a file goes from the given first line to the last', () => {
  expect(excerpt(CODE, 'export const x', '};')).toBe('export const x = {\n  y: 1,\n};');
});

test('missing text cannot be quoted', () => {
  expect(() => excerpt(CODE, 'export const z', '};')).toThrow('Nothing from');
  expect(() => excerpt(CODE, 'export const x', '}')).toThrow('Nothing from');
});
