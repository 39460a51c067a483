import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { mergePageHandles } from './app/routes/page-handle.ts';
import type { TextArea } from './i18n/text-areas.ts';
import { defaultSiteName } from './site-name.ts';
import { statusQuery } from './status.ts';

interface Props {
  /** By default the title that the page is registered with. */
  title?: string | undefined;
  /** The heading, if it differs from the title. */
  children?: ReactNode;
}

/** The heading of a page, which is focused after a navigation, and the tab's title. */
export function PageTitle({ title, children }: Props) {
  return title === undefined ? (
    <RegisteredTitle>{children}</RegisteredTitle>
  ) : (
    <TitleAndHeading title={title}>{children}</TitleAndHeading>
  );
}

function RegisteredTitle({ children }: { children: ReactNode }) {
  const { title } = mergePageHandles(useMatches());
  const { t } = useTranslation<TextArea[]>();
  if (title === undefined) throw new Error('This page is registered without a title');
  return <TitleAndHeading title={t(title)}>{children}</TitleAndHeading>;
}

function TitleAndHeading({ title, children }: { title: string; children: ReactNode }) {
  const siteName = useQuery(statusQuery).data?.siteName ?? defaultSiteName;
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <h1 tabIndex={-1} id="page-heading">
        {children ?? title}
      </h1>
    </>
  );
}
