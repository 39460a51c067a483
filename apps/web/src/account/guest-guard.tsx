import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from './use-auth.ts';
import { useDestination } from './use-destination.ts';
import { useIsKnown } from './use-is-known.ts';

interface Props {
  children: ReactNode;
  /** Lets everybody in, as while the page itself navigates on. */
  open?: boolean;
}

/** Shows pages for people who are not signed in; leads others to where they wanted to go. */
export function GuestGuard({ children, open = false }: Props) {
  const { isAuthenticated } = useAuth();
  const known = useIsKnown();
  const { destination } = useDestination();
  if (open) return children;
  if (isAuthenticated) return <Navigate to={destination} replace />;
  return known ? children : null;
}
