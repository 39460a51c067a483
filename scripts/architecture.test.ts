import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  /** Relative to the clone, with slashes. */
  path: string;
  text: string;
  /** Module names as written; `isTypeOnly` marks an import that is erased at compile time. */
  imports: { name: string; isTypeOnly: boolean }[];
}

/** The packages, none of which depends on Node or a browser. */
const PURE_PACKAGES = [
  'contract',
  'match-log',
  'statistics',
  'catalogue',
  'simulator',
  'search',
  'matches',
  'uploads',
  'read-models',
  'questions',
  'fusion',
  'loadout',
  'crafting',
  'schedule',
  'builds',
];

/** The workspaces that each workspace may import; the keys are folders. */
const ALLOWED_IMPORTS: Record<string, { packages: string[]; typesOnly?: string[] }> = {
  'packages/contract': { packages: [] },
  'packages/match-log': { packages: [] },
  'packages/catalogue': { packages: [] },
  'packages/search': { packages: [] },
  'packages/fusion': { packages: [] },
  'packages/loadout': { packages: [] },
  'packages/crafting': { packages: [] },
  'packages/builds': { packages: [] },
  'packages/statistics': { packages: ['catalogue'], typesOnly: ['match-log'] },
  'packages/simulator': { packages: ['catalogue'] },
  'packages/matches': { packages: ['contract', 'match-log', 'statistics'] },
  'packages/uploads': { packages: ['contract', 'match-log'] },
  'packages/read-models': {
    packages: ['contract', 'matches', 'statistics', 'catalogue', 'questions'],
  },
  'packages/schedule': { packages: ['catalogue', 'questions', 'statistics'] },
  'packages/questions': { packages: ['contract', 'statistics', 'catalogue'] },
  // The back end in the browser replaces the server, and its players and matches are simulated.
  'apps/web/src/demo-backend': { packages: PURE_PACKAGES },
  'apps/web': {
    packages: [
      'contract',
      'catalogue',
      'statistics',
      'match-log',
      'search',
      'fusion',
      'questions',
      'loadout',
      'crafting',
      'schedule',
      'builds',
    ],
  },
  'apps/server': { packages: PURE_PACKAGES },
  'apps/cli': { packages: ['contract', 'match-log', 'simulator', 'catalogue'] },
  e2e: { packages: ['simulator', 'contract'] },
  bench: {
    packages: [
      'contract',
      'match-log',
      'matches',
      'statistics',
      'catalogue',
      'simulator',
      'server',
    ],
  },
};

/** Folders of building blocks of the web app, which depend on no feature, router or query. */
const BUILDING_BLOCKS = /^apps\/web\/src\/(charts|tables|ui)\//;
/** Default exports that a tool requires. */
const DEFAULT_EXPORTS =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|^e2e\/src\/launch-product\.ts$/;
/**
 * Where the environment may be read; all other code gets what it needs passed in. The command line
 * reads it for the folders of the user who runs it.
 */
const ENVIRONMENT_READERS =
  /^(apps\/server\/src\/(config|main)\.ts|apps\/cli\/src\/(main|find-config-folder|logs\/find-logs-folder)\.ts|apps\/web\/vite\.config\.ts|e2e\/|bench\/|scripts\/)/;
const DATA_FILES = /^packages\/[^/]+\/src\/data\/|\/i18n\/|\/migrations\//;

/** Tests that compare two workspaces, and so import from both. */
const COMPARISON_TESTS = [
  'e2e/src/number-format.test.ts',
  'apps/server/src/features/demo/testing/open-both-back-ends.ts',
  'apps/server/src/features/demo/two-back-ends.test.ts',
  'scripts/route-table.test.ts',
];

const sources = ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap(readSources);

function readSources(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (/^(node_modules|dist|artefacts)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return readSources(path);
    if (!/\.(ts|tsx|mjs)$/.test(entry.name) || path === 'scripts/architecture.test.ts') return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [{ path, text, imports: findImports(text) }];
  });
}

function findImports(text: string): Source['imports'] {
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...statements].map(([, type, from, bare, dynamic]) => ({
    name: from ?? bare ?? dynamic ?? '',
    isTypeOnly: type !== undefined,
  }));
}

const isTest = ({ path }: Source) => /\.test\.tsx?$|\/test-[\w-]+\.ts$|\/testing\//.test(path);

/** Returns the repository path of a relative import. */
function importedPath(source: Source, name: string): string {
  return posix.normalize(posix.join(posix.dirname(source.path), name));
}

/** Returns every violation as `file: problem`, so that a failure reads as a list of things to fix. */
function findViolations(find: (source: Source) => string[]): string[] {
  return sources.flatMap((source) => find(source).map((problem) => `${source.path}: ${problem}`));
}

test('finds the source files', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('workspaces import only those they are allowed to', () => {
  expect(
    findViolations((source) => {
      const ownFolder = Object.keys(ALLOWED_IMPORTS).find((folder) =>
        source.path.startsWith(`${folder}/`),
      );
      const rule = ownFolder === undefined ? undefined : ALLOWED_IMPORTS[ownFolder];
      if (rule === undefined || isTest(source)) return [];
      return source.imports.flatMap(({ name, isTypeOnly }) => {
        const packageName = /^@scrapboard\/([^/]+)/.exec(name)?.[1];
        if (
          packageName === undefined ||
          ownFolder?.endsWith(packageName) ||
          rule.packages.includes(packageName)
        )
          return [];
        return isTypeOnly && rule.typesOnly?.includes(packageName)
          ? []
          : [`must not import ${name}`];
      });
    }),
  ).toEqual([]);
});

/** Returns whether the guide imports a file of the repository as text, without running it. */
function isQuotedFile(source: { path: string }, name: string): boolean {
  return source.path.startsWith('apps/web/src/guide/') && name.endsWith('?raw');
}

test('relative imports stay inside their workspace', () => {
  expect(
    findViolations((source) => {
      const ownFolder = /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(source.path)?.[0] ?? '';
      // Apps export nothing; a benchmark imports the very file that it measures.
      if (ownFolder === 'bench' || COMPARISON_TESTS.includes(source.path)) return [];
      return source.imports
        .filter(
          ({ name }) =>
            name.startsWith('.') && !`${importedPath(source, name)}/`.startsWith(`${ownFolder}/`),
        )
        .filter(({ name }) => !isQuotedFile(source, name))
        .map(({ name }) => `reaches out to ${name}; import the package by its name`);
    }),
  ).toEqual([]);
});

test('pure packages import nothing of Node', () => {
  expect(
    findViolations((source) =>
      PURE_PACKAGES.some((name) => source.path.startsWith(`packages/${name}/`)) && !isTest(source)
        ? source.imports.filter(({ name }) => name.startsWith('node:')).map(({ name }) => name)
        : [],
    ),
  ).toEqual([]);
});

test('features of the web app never import each other', () => {
  expect(
    findViolations((source) => {
      const ownFolder = /^apps\/web\/src\/features\/[^/]+\//.exec(source.path)?.[0];
      if (ownFolder === undefined) return [];
      return source.imports
        .filter(({ name }) => name.startsWith('.'))
        .map(({ name }) => importedPath(source, name))
        .filter((path) => path.startsWith('apps/web/src/features/') && !path.startsWith(ownFolder))
        .map((path) => `imports ${path}; move what both need to a building block`);
    }),
  ).toEqual([]);
});

test('the server has layers: shared modules import no feature, and no feature imports the jobs', () => {
  const server = 'apps/server/src/';
  expect(
    findViolations((source) => {
      if (!source.path.startsWith(server) || isTest(source)) return [];
      const isShared = /^(database|http|match-filters|queue)\//.test(
        source.path.slice(server.length),
      );
      const isFeature = source.path.startsWith(`${server}features/`);
      return source.imports
        .filter(({ name }) => name.startsWith('.'))
        .map(({ name }) => importedPath(source, name))
        .filter(
          (path) =>
            (isShared && path.startsWith(`${server}features/`)) ||
            ((isShared || isFeature) && path.startsWith(`${server}jobs/`)),
        )
        .map((path) => `imports ${path}; move what both need below them`);
    }),
  ).toEqual([]);
});

test('building blocks of the web app import no feature, router or query', () => {
  expect(
    findViolations((source) =>
      BUILDING_BLOCKS.test(source.path) && !isTest(source)
        ? source.imports
            .map(({ name }) => (name.startsWith('.') ? importedPath(source, name) : name))
            .filter((name) =>
              /^(react-router|@tanstack\/react-query)$|^apps\/web\/src\/(features|app)\//.test(
                name,
              ),
            )
            .map((name) => `imports ${name}`)
        : [],
    ),
  ).toEqual([]);
});

test('apps have no barrels', () => {
  expect(
    findViolations(({ path, text }) =>
      path.startsWith('apps/') && (/\/index\.tsx?$/.test(path) || /^export \*/m.test(text))
        ? ['import from the file that has it']
        : [],
    ),
  ).toEqual([]);
});

test('the environment is read in one place', () => {
  expect(
    findViolations((source) =>
      /\bprocess\s*\.\s*env\b/.test(source.text) &&
      !ENVIRONMENT_READERS.test(source.path) &&
      !isTest(source)
        ? ['reads process.env; add a setting to config.ts']
        : [],
    ),
  ).toEqual([]);
});

test('there are no default exports except those a tool requires', () => {
  expect(
    findViolations(({ path, text }) =>
      /^export default\b/m.test(text) && !DEFAULT_EXPORTS.test(path)
        ? ['has a default export']
        : [],
    ),
  ).toEqual([]);
});

test('routes contain no SQL, and only the server and its benchmarks use the database', () => {
  const sql = /\bsql`|\.query\(|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
  expect(
    findViolations((source) => {
      const violations: string[] = [];
      if (isTest(source)) return [];
      if (/-routes\.ts$|apps\/server\/src\/http\//.test(source.path) && sql.test(source.text)) {
        violations.push('contains SQL; move it to a fetch-*.ts beside it');
      }
      const importsPg = source.imports.some(({ name }) => /^pg$/.test(name));
      if (importsPg && !/^(apps\/server|bench)\//.test(source.path))
        violations.push('reaches the database');
      return violations;
    }),
  ).toEqual([]);
});

test('files do one thing: none has more than 300 lines, or 500 for tests, except data', () => {
  expect(
    findViolations(({ path, text }) => {
      const lines = text.split('\n').length - 1;
      const maxLines = path.endsWith('.test.ts') ? 500 : 300;
      return lines > maxLines && !DATA_FILES.test(path) ? [`${lines} lines`] : [];
    }),
  ).toEqual([]);
});

test('imports name files with their extension', () => {
  expect(
    findViolations((source) =>
      source.imports
        .filter(({ name }) => name.startsWith('.') && !/\.\w+(\?\w+)?$/.test(name))
        .filter(({ name }) => !isQuotedFile(source, name))
        .map(({ name }) => name),
    ),
  ).toEqual([]);
});

test('there are no TODO comments', () => {
  expect(findViolations(({ text }) => text.match(/\b(TODO|FIXME|XXX)\b/g) ?? [])).toEqual([]);
});

test('the lock file names no registry, so that any can be used', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lock.match(/"resolved": "(?:https?|git)[^"]*"/g) ?? []).toEqual([]);
});

test('the lock file lists every optional package, so that npm ci works if a registry lacks one', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

/**
 * HTML elements and links with a `title`. Touch and keyboard cannot reach a title, so it may only
 * repeat a name (`aria-label`) or add the exact time to a `time` element.
 */
const TITLED_ELEMENTS =
  /<([a-z][a-z0-9]*|Link|NavLink)\b((?:[^<>{}]|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g;

test('no content is available only as a title', () => {
  expect(
    findViolations(({ path, text }) => {
      if (!/^apps\/web\/src\/(?!gallery\/|guide\/).*\.tsx$/.test(path) || /\.test\.tsx$/.test(path))
        return [];
      return [...text.matchAll(TITLED_ELEMENTS)].flatMap(([, tag, attributes = '']) => {
        if (!/\stitle=/.test(attributes) || tag === 'time' || tag === 'iframe') return [];
        return /\saria-(label|hidden)=/.test(attributes)
          ? []
          : [`<${tag} title> is not available by touch or keyboard: use <Explain> or text`];
      });
    }),
  ).toEqual([]);
});
