interface Props {
  /** From 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/**
 * First, previous, next and last page. Disabled ones keep the focus, so that keyboard users don’t
 * lose their place.
 */
export function PageButtons({ page, count, onPage }: Props) {
  const buttons = [
    { name: 'First', sign: '«', to: 1, off: page <= 1 },
    { name: 'Previous', sign: '‹', to: page - 1, off: page <= 1 },
    { name: 'Next', sign: '›', to: page + 1, off: page >= count },
    { name: 'Last', sign: '»', to: count, off: page >= count },
  ];
  return (
    <nav aria-label="Pages">
      <ul className="pagination mb-0">
        {buttons.map(({ name, sign, to, off }) => (
          <li key={name} className={`page-item ${off ? 'disabled' : ''}`}>
            <button
              type="button"
              className="page-link"
              aria-disabled={off}
              onClick={() => {
                if (!off) onPage(to);
              }}
            >
              <span aria-hidden="true">{sign}</span>
              <span className="visually-hidden">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
