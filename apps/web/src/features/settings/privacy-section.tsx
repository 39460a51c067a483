import type { User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { ExportData } from './export-data.tsx';
import { Section } from './section.tsx';

/** Exports the account's data, and deletes the account. */
export function PrivacySection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Section title={t('privacy.exportTitle')} note={t('privacy.exportText')}>
        <ExportData />
      </Section>
      <Section title={t('privacy.deleteTitle')} note={t('privacy.deleteLead')}>
        {isDemoAccount(user) && <DemoNotice tab="privacy" />}
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}
