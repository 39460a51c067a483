/** The name of this site as index.html gives it, for use until the server's status has loaded. */
export const defaultSiteName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Scrapboard';
