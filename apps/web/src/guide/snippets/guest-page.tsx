import { GuestGuard } from '../../account/guest-guard.tsx';

export function WelcomePage() {
  return (
    <GuestGuard>
      <p>Only people who are not signed in read this.</p>
    </GuestGuard>
  );
}
