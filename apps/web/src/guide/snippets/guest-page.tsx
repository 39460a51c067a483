import { GuestGuard } from '../../account/guest-guard.tsx';

export function WelcomePage() {
  return (
    <GuestGuard>
      <p>Only visitors see this.</p>
    </GuestGuard>
  );
}
