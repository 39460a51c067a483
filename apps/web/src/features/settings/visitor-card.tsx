import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { SettingsTab } from './settings-tabs.ts';

/** Explains what an account is for, and links to sign-in, which leads back to the requested tab. */
export function VisitorCard({ requestedTab }: { requestedTab: SettingsTab | null }) {
  const { t } = useTranslation('settings');
  const tab = requestedTab === 'browser' ? null : requestedTab;
  const to = paths.settings(tab === null ? {} : { tab });
  return (
    <section className="card" aria-labelledby="settings-visitor">
      <div className="card-body">
        <h2 id="settings-visitor" className="card-heading">
          {t('visitor.title')}
        </h2>
        <p>
          {tab !== null && `${t('visitor.wanted', { tab: t(`tabs.${tab}`) })} `}
          {t('visitor.text')}
        </p>
        <div className="settings-buttons">
          <Link className="btn btn-primary" to={paths.signIn({ to })}>
            {t('visitor.signIn')}
          </Link>
          <Link className="btn btn-surface" to={paths.signUp()}>
            {t('visitor.signUp')}
          </Link>
        </div>
      </div>
    </section>
  );
}
