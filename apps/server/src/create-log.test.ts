import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

const fields = {
  requestId: 'abc-1',
  method: 'GET',
  path: '/api/status',
  status: 500,
  stack: 'Error: boom\n    at here',
};

test('text logs contain the message and details of an error', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', write: (text) => lines.push(text) });
  log.info('Scrapboard is at http://localhost:5000');
  log.error('GET /api/status -> 500', fields);
  expect(lines).toEqual([
    'Scrapboard is at http://localhost:5000\n',
    'GET /api/status -> 500 (request abc-1)\nError: boom\n    at here\n',
  ]);
});

test('JSON logs are one object per line with level, time and fields, and nothing about the machine', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', format: 'json', write: (text) => lines.push(text) });
  log.error('GET /api/status -> 500', fields);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ...fields,
    msg: 'GET /api/status -> 500',
  });
});

test.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'error']],
] as const)('at level %s it writes %j', (level, expectedLines) => {
  const lines: string[] = [];
  const log = createLog({ level, write: (text) => lines.push(text.trim()) });
  log.info('info');
  log.warn('warn');
  log.error('error');
  expect(lines).toEqual(expectedLines);
});
