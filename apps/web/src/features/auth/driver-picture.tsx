/** A driver in goggles, 132 px wide. */
export function DriverPicture() {
  return (
    <svg
      className="driver-picture"
      viewBox="0 0 132 132"
      width="132"
      height="132"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="driver-ground" cx="66" cy="66" r="66" />
      <path className="driver-coat" d="M18 112c6-20 24-27 48-27s42 7 48 27a66 66 0 0 1-96 0z" />
      <path className="driver-scarf" d="M44 84c7 7 37 7 44 0l3 10c-9 9-41 9-50 0z" />
      <path className="driver-face" d="M42 54h48v14a24 24 0 0 1-48 0z" />
      <path className="driver-helmet" d="M36 58a30 32 0 0 1 60 0l-3 4H39z" />
      <path className="driver-ridge" d="M61 26h10v30H61z" />
      <path className="driver-strap" d="M36 55h60v9H36z" />
      <circle className="driver-rim" cx="53" cy="60" r="12" />
      <circle className="driver-rim" cx="79" cy="60" r="12" />
      <circle className="driver-glass" cx="53" cy="60" r="8" />
      <circle className="driver-glass" cx="79" cy="60" r="8" />
      <path className="driver-shine" d="M48 59a6 6 0 0 1 5-5M74 59a6 6 0 0 1 5-5" />
    </svg>
  );
}
