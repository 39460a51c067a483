import type texts from '../../i18n/en/auth.json';
import type { Page } from '../../pages/page.ts';
import { paths } from '../../paths.ts';

declare module '../../i18n/text-areas.ts' {
  interface TextAreas {
    auth: typeof texts;
  }
}

const authPage = { layout: 'auth', texts: ['auth'] } satisfies Partial<Page>;

export const authPages: readonly Page[] = [
  {
    ...authPage,
    path: paths.signIn(),
    component: async () => (await import('./sign-in-page.tsx')).SignInPage,
  },
  {
    ...authPage,
    path: paths.signUp(),
    component: async () => (await import('./sign-up-page.tsx')).SignUpPage,
  },
  {
    ...authPage,
    path: paths.resetPassword(),
    component: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    ...authPage,
    path: paths.accountDeleted(),
    texts: ['auth', 'errors'],
    component: async () => (await import('./account-deleted-page.tsx')).AccountDeletedPage,
  },
];
