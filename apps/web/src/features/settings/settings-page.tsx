import '../../forms/forms.scss';
import './settings.scss';
import type { User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { PageTitle } from '../../page-title.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { BrowserSection } from './browser-section.tsx';
import { PlayersSection } from './claims/players-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EventsSection } from './events/events-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { readSettingsTab, type SettingsTab } from './settings-tabs.ts';
import { TabsNav } from './tabs-nav.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';
import { VisitorCard } from './visitor-card.tsx';

/** The settings of the account, and of this browser, which visitors see too. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { isInitialized, user } = useAuth();
  const [search] = useSearchParams();
  const requestedTab = readSettingsTab(search);
  const tab = requestedTab ?? 'profile';
  return (
    <>
      <PageTitle />
      <p className="lead-text">{t(isInitialized && user === null ? 'visitorLead' : 'lead')}</p>
      {!isInitialized && <SkeletonCard height="30rem" />}
      {isInitialized && user === null && (
        <div className="settings-parts">
          <VisitorCard requestedTab={requestedTab} />
          <BrowserSection />
        </div>
      )}
      {user !== null && (
        <div className="settings-layout">
          <TabsNav current={tab} />
          <div className="settings-parts">
            {/* Forms are reset when the account or the tab changes. */}
            <TabSections key={`${user.id} ${tab}`} tab={tab} user={user} />
          </div>
        </div>
      )}
    </>
  );
}

function TabSections({ tab, user }: { tab: SettingsTab; user: User }) {
  switch (tab) {
    case 'profile':
      return <ProfileSection user={user} />;
    case 'password':
      return <PasswordSection user={user} />;
    case 'devices':
      return (
        <>
          <DevicesSection user={user} />
          <EventsSection />
        </>
      );
    case 'tokens':
      return <TokensSection user={user} />;
    case 'players':
      return <PlayersSection user={user} />;
    case 'privacy':
      return <PrivacySection user={user} />;
    case 'browser':
      return <BrowserSection />;
  }
}
