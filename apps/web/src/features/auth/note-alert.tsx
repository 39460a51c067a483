import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { readDestination } from '../../account/destination.ts';
import { useAuth } from '../../account/use-auth.ts';
import type { AuthNote } from './auth-note.ts';

/** Says on the sign-in page what the page before has done. */
export function NoteAlert({ note }: { note: AuthNote | null }) {
  const { t } = useTranslation('auth');
  const { user } = useAuth();
  const [search] = useSearchParams();
  if (note === null) return null;
  if (note.kind !== 'signedUp') {
    const colour = note.kind === 'passwordSet' ? 'success' : 'info';
    return (
      <div className={`alert alert-${colour} auth-alert`} role="status">
        {t(`notes.${note.kind}`)}
      </div>
    );
  }
  // After a sign-out the note of the past no longer holds.
  if (user === null) return null;
  return (
    <div className="alert alert-success auth-alert" role="status">
      {t('notes.signedUp', { name: user.displayName })}
      <Link
        className="btn btn-primary"
        replace
        to={readDestination(search, window.location.origin)}
      >
        {t('notes.continue')}
      </Link>
    </div>
  );
}
