interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/**
 * First, previous, next and last page. Disabled ones keep the focus, so that keyboard users don’t
 * lose their place.
 */
export function PageButtons({ page, pageCount, onPageChange }: Props) {
  const buttons = [
    { name: 'First', symbol: '«', to: 1, isDisabled: page <= 1 },
    { name: 'Previous', symbol: '‹', to: page - 1, isDisabled: page <= 1 },
    { name: 'Next', symbol: '›', to: page + 1, isDisabled: page >= pageCount },
    { name: 'Last', symbol: '»', to: pageCount, isDisabled: page >= pageCount },
  ];
  return (
    <nav aria-label="Pages">
      <ul className="pagination mb-0">
        {buttons.map(({ name, symbol, to, isDisabled }) => (
          <li key={name} className={`page-item ${isDisabled ? 'disabled' : ''}`}>
            <button
              type="button"
              className="page-link"
              aria-disabled={isDisabled}
              onClick={() => {
                if (!isDisabled) onPageChange(to);
              }}
            >
              <span aria-hidden="true">{symbol}</span>
              <span className="visually-hidden">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
