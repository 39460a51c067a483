const loaders = import.meta.glob<string>(
  [
    '../../../../../*.{md,json}',
    '../../../../../docs/**/*.md',
    '../../../../server/src/config.ts',
    '../../../../server/src/features/auth/request-authenticator.ts',
    '../../../../server/src/features/web/page-policy.ts',
    '../../../../server/src/http/security-headers.ts',
    '../../../../../packages/contract/src/operations/operations.ts',
    '../../account/token-store.ts',
    '../../app/providers.tsx',
    '../../app/main-layout.tsx',
    '../../i18n/i18n.ts',
    '../../paths.ts',
    '!../../../../../package-lock.json',
  ],
  { query: '?raw', import: 'default' },
);

const FOLDER_URL = 'file:///apps/web/src/guide/components/';

/** Loaders of the files that the guide can show, by path from the root of the repository. */
export const repositoryFiles: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(loaders).map(([path, load]) => [
    new URL(path, FOLDER_URL).pathname.slice(1),
    load,
  ]),
);
