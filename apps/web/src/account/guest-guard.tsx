import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { readDestination } from './destination.ts';
import { useAuth } from './use-auth.ts';
import { useIsKnown } from './use-is-known.ts';

interface Props {
  children: ReactNode;
  /** Lets everybody in, as while the page itself is about to lead on. */
  open?: boolean;
}

/** What is only for people who are not signed in; others are led to where they wanted to go. */
export function GuestGuard({ children, open = false }: Props) {
  const { isAuthenticated } = useAuth();
  const known = useIsKnown();
  const [search] = useSearchParams();
  if (open) return children;
  if (isAuthenticated) {
    return <Navigate to={readDestination(search, window.location.origin)} replace />;
  }
  return known ? children : null;
}
