/** The frame of the documentation until its scripts have loaded, as in index.html. */
export function DocSkeleton() {
  return (
    <div className="shell" aria-busy="true">
      <div className="sidebar" />
      <div className="shell-main">
        <div className="navbar-top" />
        <div className="shell-content" />
      </div>
    </div>
  );
}
