/** The bar at the top of the page while something that the user started is loading. */
export function SlowBar() {
  return <div className="slow-bar" aria-hidden="true" />;
}
