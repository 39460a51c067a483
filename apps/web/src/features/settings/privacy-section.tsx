import type { User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { DemoAccountNotice } from './demo-account-notice.tsx';
import { ExportButton } from './export-button.tsx';
import { Section } from './section.tsx';

/** Exports the account's data, and deletes the account. */
export function PrivacySection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <Section title={t('privacy.exportTitle')} note={t('privacy.exportText')}>
        <ExportButton />
      </Section>
      <Section title={t('privacy.deleteTitle')} note={t('privacy.deleteLead')}>
        {isDemoAccount(user) && <DemoAccountNotice tab="privacy" />}
        <DeleteAccountForm user={user} />
      </Section>
    </>
  );
}
