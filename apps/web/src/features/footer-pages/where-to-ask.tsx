import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';

/** The links that the operator has set, and the version to state in a question. */
export function WhereToAsk() {
  const { t } = useTranslation(['footer-pages', 'shell']);
  const status = useStatus();
  if (status === undefined) return null;
  const links = (['community', 'github', 'about'] as const).flatMap((name) => {
    const to = status.links[name];
    return to === null ? [] : [{ name, to }];
  });
  return (
    <section>
      <h2>{t('support.contact')}</h2>
      {links.length === 0 ? (
        <p>{t('support.noContact')}</p>
      ) : (
        <ul>
          {links.map(({ name, to }) => (
            <li key={name}>
              <SiteLink to={to}>{t(`shell:nav.${name}`)}</SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p className="muted small">{t('support.version', { version: status.version })}</p>
    </section>
  );
}
