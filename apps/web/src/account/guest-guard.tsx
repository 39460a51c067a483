import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { readDestination } from './destination.ts';
import { tokens } from './token-store.ts';
import { useAuth } from './use-auth.ts';

interface Props {
  children: ReactNode;
  /** Lets everybody in, as while the page itself is about to lead on. */
  open?: boolean;
}

/** What is only for people who are not signed in; others are led to where they wanted to go. */
export function GuestGuard({ children, open = false }: Props) {
  const { isInitialized, isAuthenticated } = useAuth();
  const [search] = useSearchParams();
  if (open) return children;
  if (isAuthenticated) {
    return <Navigate to={readDestination(search, window.location.origin)} replace />;
  }
  // Without a token there is nobody to wait for.
  if (!isInitialized && tokens.current() !== null) return null;
  return children;
}
