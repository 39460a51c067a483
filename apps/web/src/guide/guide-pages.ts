import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { placeholder } from './placeholder.tsx';

/** One page of the documentation, as the table of routes and the sidebar name it. */
export interface GuidePage {
  path: string;
  title: string;
  section: 'Getting Started' | 'Development' | 'Help';
  /** The group of the sidebar it stands in. */
  under?: 'Auth';
  badge?: string;
  /** Fetches the page's own chunk. */
  load: () => Promise<ComponentType>;
}

const page = (
  name: string,
  title: string,
  section: GuidePage['section'],
  more: Pick<GuidePage, 'under' | 'badge'> = {},
): GuidePage => ({
  path: paths.guide(name),
  title,
  section,
  ...more,
  load: async () => placeholder(title),
});

/** The documentation's table of contents, in the order of its sidebar. */
export const guidePages: readonly GuidePage[] = [
  page('introduction', 'Introduction', 'Getting Started'),
  page('getting-started', 'Getting Started', 'Getting Started'),
  page('routing', 'Routing', 'Development'),
  page('auth/auth0', 'Auth0', 'Development', { under: 'Auth' }),
  page('auth/cognito', 'Cognito', 'Development', { under: 'Auth' }),
  page('auth/firebase', 'Firebase', 'Development', { under: 'Auth' }),
  page('auth/jwt', 'JWT', 'Development', { under: 'Auth' }),
  page('guards', 'Guards', 'Development'),
  page('api-calls', 'API Calls', 'Development'),
  page('environment-variables', 'Environment Variables', 'Development'),
  page('redux', 'Redux', 'Development'),
  page('internationalization', 'Internationalization', 'Development'),
  page('eslint-and-prettier', 'ESLint & Prettier', 'Development'),
  page('deployment', 'Deployment', 'Development'),
  page('migrating-to-next-js', 'Migrating to Next.js', 'Development'),
  page('support', 'Support', 'Help'),
  page('changelog', 'Changelog', 'Help', { badge: 'v2.2.0' }),
];
