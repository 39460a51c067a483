import type { ReactNode } from 'react';
import type { Result } from '../ui/result-badge.tsx';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

export interface ResultMark {
  key: string;
  result: Result;
  /** A description, including the result: "Win, Powerplant, 21 Nov". */
  label: string;
}

interface LinkProps extends ReturnType<ReturnType<typeof useRovingTabIndex>['itemProps']> {
  className: string;
  'data-tip': string;
  'aria-label': string;
  children: ReactNode;
}

interface Props<Mark extends ResultMark> {
  /** Oldest first. */
  marks: readonly Mark[];
  /** A summary with the number of each result, for screen readers. */
  label: string;
  /** Makes each mark a link: `(mark, props) => <Link to={…} {...props} />`. */
  renderLink?: (mark: Mark, props: LinkProps) => ReactNode;
}

/**
 * Results in order as small marks that are distinguishable without colour: a win is above the middle, a loss below it,
 * a draw on it, an unfinished match is a dot. As links they are a single Tab stop; arrow keys move
 * between them.
 */
export function ResultStrip<Mark extends ResultMark>({ marks, label, renderLink }: Props<Mark>) {
  const roving = useRovingTabIndex(marks.length);
  if (renderLink === undefined) {
    return (
      <span className="result-strip" role="img" aria-label={label}>
        {marks.map(({ key, result, label: tip }) => (
          <span
            key={key}
            className={`result-mark result-mark-${result}`}
            data-tip={tip}
            aria-hidden="true"
          />
        ))}
      </span>
    );
  }
  return (
    <ul className="result-strip" aria-label={label} onKeyDown={roving.onKeyDown}>
      {marks.map((mark, index) => (
        <li key={mark.key}>
          {renderLink(mark, {
            className: `result-mark result-mark-${mark.result}`,
            'data-tip': mark.label,
            'aria-label': mark.label,
            children: null,
            ...roving.itemProps(index),
          })}
        </li>
      ))}
    </ul>
  );
}
