/** The bar at the top of the page while something that the user started is loading. */
export function LoadingBar() {
  return <div className="loading-bar" aria-hidden="true" />;
}
