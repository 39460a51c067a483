import { AuthGuard } from '../../account/auth-guard.tsx';

export function SecretPage() {
  return (
    <AuthGuard>
      <p>Only signed-in users see this.</p>
    </AuthGuard>
  );
}
