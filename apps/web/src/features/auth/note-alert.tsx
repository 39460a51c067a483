import { useTranslation } from 'react-i18next';
import type { AuthNote } from './auth-note.ts';

/** Shows on the sign-in page what happened on the previous page. */
export function NoteAlert({ note }: { note: AuthNote | null }) {
  const { t } = useTranslation('auth');
  // A user who has signed out since signing up needs no welcome.
  if (note === null || note.kind === 'signedUp') return null;
  const variant = note.kind === 'passwordSet' ? 'success' : 'info';
  return (
    <div className={`alert alert-${variant} auth-alert`} role="status">
      {t(`notes.${note.kind}`)}
    </div>
  );
}
