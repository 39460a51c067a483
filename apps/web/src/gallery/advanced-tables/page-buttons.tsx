import Pagination from 'react-bootstrap/Pagination';

interface Props {
  /** From 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** First, previous, next and last page; those that lead nowhere are off. */
export function PageButtons({ page, count, onPage }: Props) {
  return (
    <nav aria-label="Pages">
      <Pagination className="mb-0">
        <Pagination.First disabled={page === 1} onClick={() => onPage(1)} />
        <Pagination.Prev disabled={page === 1} onClick={() => onPage(page - 1)} />
        <Pagination.Next disabled={page >= count} onClick={() => onPage(page + 1)} />
        <Pagination.Last disabled={page >= count} onClick={() => onPage(count)} />
      </Pagination>
    </nav>
  );
}
