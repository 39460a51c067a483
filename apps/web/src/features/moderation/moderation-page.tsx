import './moderation.scss';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { ClaimsTab } from './claims-tab.tsx';
import {
  type ModerationSearch,
  moderationCodec,
  moderationHref,
  tabs,
} from './moderation-search.ts';
import { QuarantineTab } from './quarantine-tab.tsx';
import { SourcesTab } from './sources-tab.tsx';

/** Where operators decide about quarantined logs and those who sent them. */
export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const { isInitialized, user } = useAuth();
  const [query] = useSearchParams();
  const search = moderationCodec.read(query);
  const isOperator = user?.operator === true;
  return (
    <div className="moderation">
      <PageTitle />
      <p className="lead-text">{t('lead')}</p>
      {!isInitialized && <SkeletonCard height="30rem" />}
      {isInitialized && !isOperator && <NotOperator isSignedIn={user !== null} />}
      {isOperator && (
        <>
          <nav className="tabs" aria-label={t('tabs.label')}>
            <ul>
              {tabs.map((tab) => (
                <li key={tab}>
                  <Link
                    to={moderationHref({ tab })}
                    preventScrollReset
                    aria-current={tab === search.tab ? 'page' : undefined}
                  >
                    {t(`tabs.${tab}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <CurrentTab search={search} />
        </>
      )}
    </div>
  );
}

function CurrentTab({ search }: { search: ModerationSearch }) {
  switch (search.tab) {
    case 'quarantine':
      return <QuarantineTab search={search} />;
    case 'claims':
      return <ClaimsTab search={search} />;
    case 'sources':
      return <SourcesTab search={search} />;
    case 'activity':
      return <ActivityTab search={search} />;
  }
}

function NotOperator({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('moderation');
  const isDemo = import.meta.env.MODE === 'demo';
  return (
    <section className="card" aria-label={t('title')}>
      <Notice
        icon="shield"
        title={t(isDemo ? 'demo.title' : 'operatorsOnly.title')}
        text={t(isDemo ? 'demo.text' : 'operatorsOnly.text')}
      >
        {!isDemo && !isSignedIn && (
          <Link className="btn btn-primary" to={paths.signIn({ to: paths.moderation() })}>
            {t('operatorsOnly.signIn')}
          </Link>
        )}
      </Notice>
    </section>
  );
}
