import type { Appearance } from '../../appearance.ts';

/** A miniature page in the colours of a theme. */
export function ThemePreview({ theme }: { theme: Appearance['theme'] }) {
  return (
    <span
      className="scheme-picture"
      data-theme={theme}
      data-bs-theme={theme === 'dark' ? 'dark' : 'light'}
      aria-hidden="true"
    >
      <span className="scheme-sidebar">
        <i />
        <i />
        <i />
      </span>
      <span className="scheme-page">
        <i />
        <i />
      </span>
    </span>
  );
}
