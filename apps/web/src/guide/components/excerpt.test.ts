import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const CODE = 'import a;\n\nexport const x = {\n  y: 1,\n};\n\nrest();\n';

test('a part of a file is quoted from its first line to its last', () => {
  expect(excerpt(CODE, 'export const x', '};')).toBe('export const x = {\n  y: 1,\n};');
});

test('missing text cannot be quoted', () => {
  expect(() => excerpt(CODE, 'export const z', '};')).toThrow('Nothing from');
  expect(() => excerpt(CODE, 'export const x', '}')).toThrow('Nothing from');
});
