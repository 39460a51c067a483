import { useAuth } from '../../account/use-auth.ts';

export function UserInfo() {
  const { isInitialized, isAuthenticated, user } = useAuth();
  if (!isInitialized) return <p>One moment …</p>;
  return <p>{isAuthenticated ? `You are ${user?.displayName}.` : 'You’re not signed in.'}</p>;
}
