import { useTranslation } from 'react-i18next';
import { useProfile } from './use-profile.ts';

/** Says beside a figure that it covers all matches; nothing if no filters are set. */
export function AllMatchesNote({ separator }: { separator: string }) {
  const { t } = useTranslation('profile');
  const { filters } = useProfile();
  if (Object.keys(filters).length === 0) return null;
  return <span className="all-matches muted small">{separator + t('allMatches')}</span>;
}
