/** The bar at the top of the page while something that was pressed is on its way. */
export function SlowBar() {
  return <div className="slow-bar" aria-hidden="true" />;
}
