import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.mjs';

const MAIN_CONFIG = 'tsconfig.json';
const TEST_CONFIG = 'tsconfig.test.json';
const CACHE_FOLDER = join(root, 'node_modules/.cache/types');

/** Workspaces whose tests import another workspace that their package.json does not name. */
const TEST_DEPENDENCIES = { 'apps/server': ['apps/web'] };

/** Workspaces that nothing imports; they may import everything. */
const LEAVES = ['.', 'bench', 'e2e'];

/**
 * Writes the workspace's projects as one build for `tsc -b` and returns its file. Each is its own
 * tsconfig with references to its package.json's dependencies, so that every source is checked
 * once, consumers read declarations, and a second run checks only changes. Derived here because
 * `tsc -p` and editors need no references, and package.json already lists the dependencies.
 */
export function writeTypeProjects() {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const projects = workspaces.flatMap((folder) => {
    const dependencies = dependenciesOf(folder, workspaces);
    const main = writeLibrary(folder, dependencies);
    if (!existsSync(join(root, folder, TEST_CONFIG))) return [main];
    return [main, writeTests(folder, [...dependencies, folder])];
  });
  for (const folder of LEAVES) projects.push(writeProject(folder, MAIN_CONFIG, workspaces));
  const build = join(CACHE_FOLDER, 'tsconfig.json');
  writeFileSync(build, JSON.stringify({ files: [], references: toReferences(projects) }));
  return build;
}

function dependenciesOf(folder, workspaces) {
  const { dependencies, devDependencies } = readJson(folder, 'package.json');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const workspaceDependencies = workspaces.filter((workspace) =>
    names.includes(`@scrapboard/${basename(workspace)}`),
  );
  return [...workspaceDependencies, ...(TEST_DEPENDENCIES[folder] ?? [])];
}

/** Writes the project that others import; they are checked against its declarations. */
function writeLibrary(folder, dependencies) {
  const { include } = readJson(folder, MAIN_CONFIG);
  return writeProject(folder, MAIN_CONFIG, dependencies, {
    compilerOptions: {
      composite: true,
      noEmit: false,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: join(CACHE_FOLDER, 'declarations'),
    },
    include: [...include, ...include.map((path) => `${path}/**/*.json`), 'package.json'],
  });
}

/** Writes the project of the tests and of whatever the main project excludes. */
function writeTests(folder, dependencies) {
  const { include } = readJson(folder, TEST_CONFIG);
  const { exclude } = readJson(folder, MAIN_CONFIG);
  const tests = ['src/**/*.test.ts', 'src/**/*.test.tsx'];
  return writeProject(folder, TEST_CONFIG, dependencies, {
    include: [...tests, ...exclude, ...include.filter((path) => path !== 'src')],
  });
}

function writeProject(folder, config, dependencies, { compilerOptions = {}, include } = {}) {
  const file = fileOf(folder, config);
  const original = readJson(folder, config);
  const toAbsolute = (path) => join(root, folder, path);
  const project = {
    extends: toAbsolute(config),
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: file.replace(/\.json$/, '.tsbuildinfo'),
      ...compilerOptions,
    },
    include: (include ?? original.include).map(toAbsolute),
    exclude: (original.exclude ?? []).map(toAbsolute),
    references: toReferences(dependencies.map((workspace) => fileOf(workspace, MAIN_CONFIG))),
  };
  writeFileSync(file, JSON.stringify(project));
  return file;
}

const fileOf = (folder, config) => join(CACHE_FOLDER, `${folder.replaceAll('/', '-')}.${config}`);
const toReferences = (files) => files.map((path) => ({ path }));
const readJson = (folder, name) => JSON.parse(readFileSync(join(root, folder, name), 'utf8'));
