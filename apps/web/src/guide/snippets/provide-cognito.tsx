import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/auth-provider.tsx';
import { cognitoAdapter } from './cognito-adapter.ts';

/** Replaces the <AuthProvider> in app/providers.tsx. */
export function provideCognito(...service: Parameters<typeof cognitoAdapter>) {
  const adapter = cognitoAdapter(...service);
  return ({ children }: { children: ReactNode }) => (
    <AuthProvider adapter={adapter}>{children}</AuthProvider>
  );
}
