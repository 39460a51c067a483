import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';

/** Says before anything is typed that it would be refused. */
export function DemoNotice() {
  const { t } = useTranslation('settings');
  return (
    <p className="alert alert-info settings-demo">
      <Icon name="info" />
      {t('demo')}
    </p>
  );
}
