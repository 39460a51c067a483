import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AuthProvider } from '../account/auth-provider.tsx';
import { ThemeBuilder } from '../features/theme-builder/theme-builder.tsx';
import { SessionEndedDialog } from './auth/session-ended-dialog.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <ThemeBuilder />
        </Suspense>
        <SessionEndedDialog />
      </AuthProvider>
    </QueryClientProvider>
  );
}
