import { lazy, useSyncExternalStore } from 'react';
import { isRenewalRequested, subscribeRenewal } from '../../account/renewal.ts';
import { useAuth } from '../../account/use-auth.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { OverlayBoundary } from '../../query-states/overlay-boundary.tsx';

const SignInAgainDialog = lazy(async () => {
  const [{ SignInAgainDialog: Component }] = await Promise.all([
    import('../../features/auth/sign-in-again-dialog.tsx'),
    loadTexts('auth'),
  ]);
  return { default: Component };
});

/** Asks the user to sign in again when the session has ended while the page is open. */
export function SessionEndedDialog() {
  const isRequested = useSyncExternalStore(subscribeRenewal, isRenewalRequested);
  const { user, signOut } = useAuth();
  if (!isRequested || user === null) return null;
  return (
    <OverlayBoundary onClose={() => void signOut()} placeholder={user.displayName}>
      <SignInAgainDialog user={user} />
    </OverlayBoundary>
  );
}
