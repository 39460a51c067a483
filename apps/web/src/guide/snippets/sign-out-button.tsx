import { useAuth } from '../../account/use-auth.ts';

export function SignOutButton() {
  const { isAuthenticated, signOut } = useAuth();
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      disabled={!isAuthenticated}
      onClick={() => void signOut()}
    >
      Sign out
    </button>
  );
}
