import type { ReactNode } from 'react';
import { defaultSiteName } from './site-name.ts';
import { useStatus } from './status.ts';

/** The heading of a page, which gets the focus after a navigation, and the title of the tab. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const siteName = useStatus()?.siteName ?? defaultSiteName;
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <h1 tabIndex={-1} id="page-heading">
        {children ?? title}
      </h1>
    </>
  );
}
