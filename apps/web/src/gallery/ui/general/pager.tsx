import { useState } from 'react';

const LAST_PAGE = 20;
/** A page without entries, which is therefore disabled. */
const EMPTY_PAGE = 14;

/**
 * Returns the current page, two on each side of it and the first and last ones, with gaps between.
 */
function listPagesAround(page: number): (number | 'gap before' | 'gap after')[] {
  const nearPages = [-2, -1, 0, 1, 2]
    .map((step) => page + step)
    .filter((nearPage) => nearPage > 1 && nearPage < LAST_PAGE);
  const [from = LAST_PAGE, to = 1] = [nearPages[0], nearPages.at(-1)];
  return [
    1,
    ...(from > 2 ? (['gap before'] as const) : []),
    ...nearPages,
    ...(to < LAST_PAGE - 1 ? (['gap after'] as const) : []),
    LAST_PAGE,
  ];
}

/** Returns the page before or after; skips the one without entries. */
const getAdjacentPage = (page: number, step: 1 | -1) =>
  page + step === EMPTY_PAGE ? page + 2 * step : page + step;

/** Links to the pages of a long list. */
export function Pager({ name, size }: { name: string; size?: 'sm' | 'lg' }) {
  const [page, setPage] = useState(12);
  const renderItem = (label: string, to: number, disabled: boolean) => (
    <li key={label} className={`page-item ${disabled ? 'disabled' : ''}`}>
      <button type="button" className="page-link" disabled={disabled} onClick={() => setPage(to)}>
        {label}
      </button>
    </li>
  );
  return (
    <nav aria-label={name}>
      <ul className={`pagination ${size === undefined ? '' : `pagination-${size}`}`}>
        {renderItem('First', 1, page === 1)}
        {renderItem('Prev', getAdjacentPage(page, -1), page === 1)}
        {listPagesAround(page).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className="page-item disabled" aria-hidden="true">
              <span className="page-link">…</span>
            </li>
          ) : (
            <li
              key={entry}
              className={`page-item ${entry === page ? 'active' : ''} ${entry === EMPTY_PAGE ? 'disabled' : ''}`}
            >
              <button
                type="button"
                className="page-link"
                disabled={entry === EMPTY_PAGE}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => setPage(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
        {renderItem('Next', getAdjacentPage(page, 1), page === LAST_PAGE)}
        {renderItem('Last', LAST_PAGE, page === LAST_PAGE)}
      </ul>
    </nav>
  );
}
