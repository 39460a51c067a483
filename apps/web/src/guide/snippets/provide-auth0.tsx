import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/auth-provider.tsx';
import { auth0Adapter } from './auth0-adapter.ts';

/** Replaces the <AuthProvider> in app/providers.tsx. */
export function provideAuth0(...service: Parameters<typeof auth0Adapter>) {
  const adapter = auth0Adapter(...service);
  return ({ children }: { children: ReactNode }) => (
    <AuthProvider adapter={adapter}>{children}</AuthProvider>
  );
}
