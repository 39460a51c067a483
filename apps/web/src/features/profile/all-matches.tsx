import { useTranslation } from 'react-i18next';
import { useProfile } from './use-profile.ts';

/** Notes beside a figure that filters do not change it; empty without filters. */
export function AllMatches({ separator }: { separator: string }) {
  const { t } = useTranslation('profile');
  const { filters } = useProfile();
  if (Object.keys(filters).length === 0) return null;
  return <span className="all-matches muted small">{separator + t('allMatches')}</span>;
}
