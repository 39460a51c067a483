import packageJson from '../../package.json' with { type: 'json' };
import { paths } from '../paths.ts';
import type { GuidePage } from './guide-page.ts';

const start = { section: 'Getting Started' } as const;
const development = { section: 'Development' } as const;
const auth = { ...development, group: 'Auth' } as const;
const help = { section: 'Help' } as const;

/** The pages of the documentation, in sidebar order. */
export const guidePages: readonly GuidePage[] = [
  {
    ...start,
    path: paths.guide('introduction'),
    title: 'Introduction',
    heading: 'Documentation',
    keywords: ['docs', 'manual', 'overview', 'table of contents'],
    component: async () =>
      (await import('./pages/introduction-page.tsx')).createIntroductionPage(guidePages),
  },
  {
    ...start,
    path: paths.guide('getting-started'),
    title: 'Getting Started',
    keywords: ['install', 'setup', 'build', 'start'],
    component: async () => (await import('./pages/getting-started-page.tsx')).GettingStartedPage,
  },
  {
    ...development,
    path: paths.guide('routing'),
    title: 'Routing',
    keywords: ['routes', 'links', 'navigate', 'react router'],
    component: async () => (await import('./pages/routing-page.tsx')).RoutingPage,
  },
  {
    ...auth,
    path: paths.guide('auth/auth0'),
    title: 'Auth0',
    component: async () => (await import('./pages/auth0-page.tsx')).Auth0Page,
  },
  {
    ...auth,
    path: paths.guide('auth/cognito'),
    title: 'Cognito',
    component: async () => (await import('./pages/cognito-page.tsx')).CognitoPage,
  },
  {
    ...auth,
    path: paths.guide('auth/firebase'),
    title: 'Firebase',
    component: async () => (await import('./pages/firebase-page.tsx')).FirebasePage,
  },
  {
    ...auth,
    path: paths.guide('auth/jwt'),
    title: 'JWT',
    keywords: ['token', 'sign in', 'login'],
    component: async () => (await import('./pages/jwt-page.tsx')).JwtPage,
  },
  {
    ...development,
    path: paths.guide('guards'),
    title: 'Guards',
    keywords: ['protected routes', 'private', 'guest'],
    component: async () => (await import('./pages/guards-page.tsx')).GuardsPage,
  },
  {
    ...development,
    path: paths.guide('api-calls'),
    title: 'API Calls',
    keywords: ['rest', 'fetch', 'http', 'mock', 'openapi'],
    component: async () => (await import('./pages/api-calls-page.tsx')).ApiCallsPage,
  },
  {
    ...development,
    path: paths.guide('environment-variables'),
    title: 'Environment Variables',
    keywords: ['settings', 'configuration', 'env'],
    component: async () =>
      (await import('./pages/environment-variables-page.tsx')).EnvironmentVariablesPage,
  },
  {
    ...development,
    path: paths.guide('redux'),
    title: 'Redux',
    keywords: ['state', 'store', 'slice', 'counter'],
    component: async () => (await import('./pages/redux-page.tsx')).ReduxPage,
  },
  {
    ...development,
    path: paths.guide('internationalization'),
    title: 'Internationalization',
    keywords: ['i18n', 'languages', 'translations'],
    component: async () =>
      (await import('./pages/internationalization-page.tsx')).InternationalizationPage,
  },
  {
    ...development,
    path: paths.guide('eslint-and-prettier'),
    title: 'ESLint & Prettier',
    keywords: ['lint', 'format', 'biome'],
    component: async () =>
      (await import('./pages/eslint-and-prettier-page.tsx')).EslintAndPrettierPage,
  },
  {
    ...development,
    path: paths.guide('deployment'),
    title: 'Deployment',
    keywords: ['docker', 'hosting', 'static server', 'production'],
    component: async () => (await import('./pages/deployment-page.tsx')).DeploymentPage,
  },
  {
    ...development,
    path: paths.guide('migrating-to-next-js'),
    title: 'Migrating to Next.js',
    component: async () =>
      (await import('./pages/migrating-to-next-js-page.tsx')).MigratingToNextJsPage,
  },
  {
    ...help,
    path: paths.guide('support'),
    title: 'Support',
    component: async () => (await import('./pages/support-page.tsx')).SupportPage,
  },
  {
    ...help,
    path: paths.guide('changelog'),
    title: 'Changelog',
    badge: `v${packageJson.version}`,
    keywords: ['versions', 'releases', 'what is new'],
    component: async () => (await import('./pages/changelog-page.tsx')).ChangelogPage,
  },
];
