import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from './use-auth.ts';
import { useDestination } from './use-destination.ts';
import { useIsUserKnown } from './use-is-user-known.ts';

interface Props {
  children: ReactNode;
  /** Whether signed-in users see the page too, because it redirects them itself. */
  allowsUsers?: boolean;
}

/**
 * Shows pages to visitors who are not signed in; signed-in users are redirected to the page they requested.
 */
export function GuestGuard({ children, allowsUsers = false }: Props) {
  const { isAuthenticated } = useAuth();
  const isUserKnown = useIsUserKnown();
  const { destination } = useDestination();
  if (allowsUsers) return children;
  if (isAuthenticated) return <Navigate to={destination} replace />;
  return isUserKnown ? children : null;
}
