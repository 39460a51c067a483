import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ResultMark, ResultStrip } from './result-strip.tsx';

const marks: ResultMark[] = [
  { key: 'a', result: 'win', label: 'Win, Powerplant' },
  { key: 'b', result: 'loss', label: 'Loss, Old Town' },
  { key: 'c', result: 'draw', label: 'Draw, Sector EX' },
];

test('is a single labelled image without links', () => {
  const markup = renderToStaticMarkup(<ResultStrip marks={marks} label="1 win, 1 loss, 1 draw" />);
  expect(markup).toContain('role="img" aria-label="1 win, 1 loss, 1 draw"');
  expect(markup).not.toContain('tabindex');
});

test('labels each link, one of which Tab reaches', () => {
  const markup = renderToStaticMarkup(
    <ResultStrip
      marks={marks}
      label="Last matches"
      renderLink={({ key }, props) => <a href={`/match/${key}`} {...props} />}
    />,
  );
  for (const { label } of marks) expect(markup).toContain(`aria-label="${label}"`);
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
  expect(markup).toContain('<ul class="result-strip" aria-label="Last matches"');
});
