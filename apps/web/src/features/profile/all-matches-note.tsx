import { useTranslation } from 'react-i18next';
import { useProfile } from './use-profile.ts';

/** Marks a figure that covers all matches despite filters; nothing without filters. */
export function AllMatchesNote({ separator }: { separator: string }) {
  const { t } = useTranslation('profile');
  const { filters } = useProfile();
  if (Object.keys(filters).length === 0) return null;
  return <span className="all-matches muted small">{separator + t('allMatches')}</span>;
}
