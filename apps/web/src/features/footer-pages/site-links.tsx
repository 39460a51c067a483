import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';

/** What the sidebar's links of the site lead to where the operator has set none. */
export function SiteLinks() {
  const { t } = useTranslation(['footer-pages', 'shell']);
  const links = useStatus()?.links;
  return (['about', 'github', 'community'] as const).map((name) => {
    const to = links?.[name];
    return (
      <section key={name} id={name}>
        <h2>{t(`footer-pages:links.${name}.title`)}</h2>
        <p>
          {to ? (
            <SiteLink to={to}>{t(`shell:nav.${name}`)}</SiteLink>
          ) : (
            t(`footer-pages:links.${name}.text`)
          )}
        </p>
      </section>
    );
  });
}
