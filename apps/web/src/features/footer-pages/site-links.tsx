import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';

const siteLinkNames = ['about', 'github', 'community'] as const;

/** Sections that the sidebar's links lead to while the operator has not set those links. */
export function SiteLinks({
  names = siteLinkNames,
}: {
  names?: readonly (typeof siteLinkNames)[number][];
}) {
  const { t } = useTranslation(['footer-pages', 'shell']);
  const links = useStatus()?.links;
  return names.map((name) => {
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

/** A card with a section for each link that is not set; the sidebar links to these sections. */
export function UnsetLinks() {
  const links = useStatus()?.links;
  const unsetNames = siteLinkNames.filter((name) => !links?.[name]);
  if (unsetNames.length === 0) return null;
  return (
    <div className="card prose mt-3">
      <div className="card-body info-text">
        <SiteLinks names={unsetNames} />
      </div>
    </div>
  );
}
