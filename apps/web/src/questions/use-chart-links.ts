import { useHref, useNavigate } from 'react-router';

/**
 * Returns the props that turn the marks of a chart into links: `href` for keyboards and screen readers,
 * `onPick` for clicks nearby. A mark without a URL is not a link.
 */
export function useChartLinks(urlOf: (index: number) => string | undefined) {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return {
    href(index: number) {
      const url = urlOf(index);
      return url === undefined ? undefined : `${base}${url}`;
    },
    onPick(index: number) {
      const url = urlOf(index);
      if (url !== undefined) void navigate(url, { preventScrollReset: true });
    },
  };
}
