/** A grey placeholder of a known height, so that loaded content moves nothing. */
export function Skeleton({ height, width }: { height: string; width?: string }) {
  return <span className="skeleton" style={{ height, width }} aria-hidden="true" />;
}

/** The placeholder of a card with some lines in it. */
export function SkeletonCard({ height }: { height: string }) {
  return (
    <div className="card skeleton-card" style={{ minHeight: height }} aria-hidden="true">
      <div className="card-body">
        <Skeleton height="1rem" width="30%" />
        <Skeleton height="0.75rem" width="75%" />
        <span className="skeleton skeleton-lines" />
      </div>
    </div>
  );
}
