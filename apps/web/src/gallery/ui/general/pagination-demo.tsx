import { Pager } from './pager.tsx';

export function PaginationDemo() {
  return (
    <div className="pagination-rows">
      <Pager name="Small pages" size="sm" />
      <Pager name="Medium pages" />
      <Pager name="Large pages" size="lg" />
    </div>
  );
}
