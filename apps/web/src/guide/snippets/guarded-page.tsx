import { AuthGuard } from '../../account/auth-guard.tsx';

export function SecretPage() {
  return (
    <AuthGuard>
      <p>Only people who are signed in read this.</p>
    </AuthGuard>
  );
}
