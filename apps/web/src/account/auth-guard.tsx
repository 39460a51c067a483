import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { useAuth } from './use-auth.ts';

interface Props {
  children: ReactNode;
  /** Shown until it is known whether a user is signed in. */
  fallback?: ReactNode;
}

/** Shows its children to signed-in users; others sign in first and come back. */
export function AuthGuard({ children, fallback = <SkeletonCard height="30rem" /> }: Props) {
  const { isInitialized, isAuthenticated } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (!isInitialized) return fallback;
  if (!isAuthenticated) {
    return <Navigate to={paths.signIn({ to: `${pathname}${search}${hash}` })} replace />;
  }
  return children;
}
