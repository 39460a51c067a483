/** The name of this site from index.html, until the status contains it. */
export const defaultSiteName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Scrapboard';
