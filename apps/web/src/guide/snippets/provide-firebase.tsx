import type { ReactNode } from 'react';
import { AuthProvider } from '../../account/auth-provider.tsx';
import { firebaseAdapter } from './firebase-adapter.ts';

/** In place of the <AuthProvider> of app/providers.tsx. */
export function provideFirebase(...service: Parameters<typeof firebaseAdapter>) {
  const adapter = firebaseAdapter(...service);
  return ({ children }: { children: ReactNode }) => (
    <AuthProvider adapter={adapter}>{children}</AuthProvider>
  );
}
