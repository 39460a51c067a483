import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SettingsTab } from './settings-tabs.ts';

/** Explains in advance what the demo account does not allow, and links to sign-up. */
export function DemoAccountNotice({ tab }: { tab: SettingsTab }) {
  const { t } = useTranslation('settings');
  return (
    <p className="alert alert-info settings-demo">
      <Icon name="info" />
      <span>
        {t('demo')}{' '}
        <Link className="alert-link" to={paths.signUp({ to: paths.settings({ tab }) })}>
          {t('demoSignUp')}
        </Link>
      </span>
    </p>
  );
}
