import type { FooterPageName } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedList } from '../../explain/explained-list.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { BuiltInText } from './built-in-text.tsx';
import { footerPageQuery } from './footer-page-queries.ts';
import { UnsetLinks } from './site-links.tsx';

const OperatorText = lazy(async () => ({
  default: (await import('./operator-text.tsx')).OperatorText,
}));

/** Creates the page component of a topic. */
export function createFooterPage(topic: FooterPageName): ComponentType {
  if (topic !== 'help') return () => <FooterPage topic={topic} />;
  // The whole product links to the list of stats, so it is shown even if the operator replaced the
  // text.
  return () => (
    <>
      <FooterPage topic={topic} />
      <ExplainedList />
    </>
  );
}

/** A footer page: the operator's text, or the built-in one. */
function FooterPage({ topic }: { topic: FooterPageName }) {
  const { i18n } = useTranslation('footer-pages');
  const { data } = useQuery(footerPageQuery(topic, i18n.language));
  if (data === undefined || data.text === null) return <BuiltInText topic={topic} />;
  const lang = data.language === null ? undefined : languageTag(data.language);
  return (
    <QueryBoundary height="20rem" resetKey={i18n.language}>
      <OperatorText text={data.text} lang={lang} />
      {topic === 'help' && <UnsetLinks />}
    </QueryBoundary>
  );
}
