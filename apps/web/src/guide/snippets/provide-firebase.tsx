import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/auth-provider.tsx';
import { firebaseAdapter } from './firebase-adapter.ts';

/** Replaces the <AuthProvider> in app/providers.tsx. */
export function provideFirebase(...service: Parameters<typeof firebaseAdapter>) {
  const adapter = firebaseAdapter(...service);
  return ({ children }: { children: ReactNode }) => (
    <AuthProvider adapter={adapter}>{children}</AuthProvider>
  );
}
