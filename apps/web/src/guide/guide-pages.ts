import type { ComponentType } from 'react';
import { version } from '../../package.json';
import { paths } from '../paths.ts';

/** A page of the documentation, as routes and sidebar use it. */
export interface GuidePage {
  path: string;
  title: string;
  section: 'Getting Started' | 'Development' | 'Help';
  /** Its group in the sidebar. */
  under?: 'Auth';
  badge?: string;
  /** Loads the page’s chunk. */
  load: () => Promise<ComponentType>;
}

const page = (
  name: string,
  title: string,
  section: GuidePage['section'],
  load: GuidePage['load'],
  more: Pick<GuidePage, 'under' | 'badge'> = {},
): GuidePage => ({ path: paths.guide(name), title, section, load, ...more });

const start = 'Getting Started';
const develop = 'Development';
const auth = { under: 'Auth' } as const;

/** The pages of the documentation, in sidebar order. */
export const guidePages: readonly GuidePage[] = [
  page(
    'introduction',
    'Introduction',
    start,
    async () => (await import('./pages/introduction-page.tsx')).IntroductionPage,
  ),
  page(
    'getting-started',
    'Getting Started',
    start,
    async () => (await import('./pages/getting-started-page.tsx')).GettingStartedPage,
  ),
  page(
    'routing',
    'Routing',
    develop,
    async () => (await import('./pages/routing-page.tsx')).RoutingPage,
  ),
  page(
    'auth/auth0',
    'Auth0',
    develop,
    async () => (await import('./pages/auth0-page.tsx')).Auth0Page,
    auth,
  ),
  page(
    'auth/cognito',
    'Cognito',
    develop,
    async () => (await import('./pages/cognito-page.tsx')).CognitoPage,
    auth,
  ),
  page(
    'auth/firebase',
    'Firebase',
    develop,
    async () => (await import('./pages/firebase-page.tsx')).FirebasePage,
    auth,
  ),
  page(
    'auth/jwt',
    'JWT',
    develop,
    async () => (await import('./pages/jwt-page.tsx')).JwtPage,
    auth,
  ),
  page(
    'guards',
    'Guards',
    develop,
    async () => (await import('./pages/guards-page.tsx')).GuardsPage,
  ),
  page(
    'api-calls',
    'API Calls',
    develop,
    async () => (await import('./pages/api-calls-page.tsx')).ApiCallsPage,
  ),
  page(
    'environment-variables',
    'Environment Variables',
    develop,
    async () => (await import('./pages/environment-variables-page.tsx')).EnvironmentVariablesPage,
  ),
  page('redux', 'Redux', develop, async () => (await import('./pages/redux-page.tsx')).ReduxPage),
  page(
    'internationalization',
    'Internationalization',
    develop,
    async () => (await import('./pages/internationalization-page.tsx')).InternationalizationPage,
  ),
  page(
    'eslint-and-prettier',
    'ESLint & Prettier',
    develop,
    async () => (await import('./pages/eslint-and-prettier-page.tsx')).EslintAndPrettierPage,
  ),
  page(
    'deployment',
    'Deployment',
    develop,
    async () => (await import('./pages/deployment-page.tsx')).DeploymentPage,
  ),
  page(
    'migrating-to-next-js',
    'Migrating to Next.js',
    develop,
    async () => (await import('./pages/migrating-to-next-js-page.tsx')).MigratingToNextJsPage,
  ),
  page(
    'support',
    'Support',
    'Help',
    async () => (await import('./pages/support-page.tsx')).SupportPage,
  ),
  page(
    'changelog',
    'Changelog',
    'Help',
    async () => (await import('./pages/changelog-page.tsx')).ChangelogPage,
    { badge: `v${version}` },
  ),
];
