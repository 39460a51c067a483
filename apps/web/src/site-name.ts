/** The name of this site as index.html says it, until the status does. */
export const defaultSiteName =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Scrapboard';
