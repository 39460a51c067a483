import { useTranslation } from 'react-i18next';

export function SearchHint() {
  const { t } = useTranslation('shell');
  return <p>{t('navigation')}</p>;
}
