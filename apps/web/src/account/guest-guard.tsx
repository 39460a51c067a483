import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from './use-auth.ts';
import { useDestination } from './use-destination.ts';
import { useIsKnown } from './use-is-known.ts';

interface Props {
  children: ReactNode;
  /** Also shows the page to signed-in users, because the page navigates on by itself. */
  open?: boolean;
}

/**
 * Shows pages to visitors who are not signed in; signed-in users go on to the page they requested.
 */
export function GuestGuard({ children, open = false }: Props) {
  const { isAuthenticated } = useAuth();
  const known = useIsKnown();
  const { destination } = useDestination();
  if (open) return children;
  if (isAuthenticated) return <Navigate to={destination} replace />;
  return known ? children : null;
}
