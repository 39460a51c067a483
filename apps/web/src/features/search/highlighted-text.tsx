import { findMatchedRanges } from '@scrapboard/search';
import { Fragment } from 'react';

/** A text with the matches of a search highlighted. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  const ranges = findMatchedRanges(text, query);
  return ranges.length === 0
    ? text
    : [
        ...ranges.map(([from, to], index) => (
          <Fragment key={from}>
            {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
            <mark>{text.slice(from, to)}</mark>
          </Fragment>
        )),
        text.slice(ranges.at(-1)?.[1]),
      ];
}
