import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChromiumLaunchOptions {
  executablePath: string;
  args: string[];
  /** Arguments that Playwright passes by default and this browser must not get. */
  ignoredArgs: string[];
  env: Record<string, string>;
}

const EXECUTABLE_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Chromium has no sandbox for root, and most containers forbid one; the tests only open our own
 * pages.
 */
const BASE_ARGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'];

/** Keeps the memory that the browser's processes share, mostly bitmaps, in files on disk. */
const NO_SHARED_MEMORY_ARG = '--disable-dev-shm-usage';
const SHARED_MEMORY_PATH = '/dev/shm';
/** More than the browsers of a run ever use; containers have 64 MB unless configured otherwise. */
const MIN_SHARED_MEMORY_BYTES = 1024 ** 3;

/** The variable that passes what the first process of a run found on to the others. */
const FOUND_CHROMIUM_VARIABLE = 'E2E_CHROMIUM';

/**
 * Returns a real Chromium: the one of CHROMIUM_PATH, one installed on the machine, or the one of
 * the npm package, unpacked once into node_modules/.cache.
 */
export async function findChromium(): Promise<ChromiumLaunchOptions> {
  const serializedBrowser = process.env[FOUND_CHROMIUM_VARIABLE];
  if (serializedBrowser !== undefined) return JSON.parse(serializedBrowser);
  const browser = locateChromium();
  process.env[FOUND_CHROMIUM_VARIABLE] = JSON.stringify(browser);
  return browser;
}

function locateChromium(): ChromiumLaunchOptions {
  const environment = withoutUndefined(process.env);
  const configuredPath = process.env.CHROMIUM_PATH;
  const executablePath = configuredPath || EXECUTABLE_PATHS.find((path) => existsSync(path));
  const memoryArgs = getSharedMemoryArgs();
  if (executablePath) return { executablePath, ...memoryArgs, env: environment };
  const packaged = findPackagedChromium(environment);
  return { ...packaged, ...memoryArgs, args: [...memoryArgs.args, '--headless=shell'] };
}

/**
 * Returns arguments that use shared memory if there is enough: with files on disk, a page takes a
 * tenth more processor time.
 */
function getSharedMemoryArgs(): Pick<ChromiumLaunchOptions, 'args' | 'ignoredArgs'> {
  return hasSharedMemory()
    ? { args: BASE_ARGS, ignoredArgs: [NO_SHARED_MEMORY_ARG] }
    : { args: [...BASE_ARGS, NO_SHARED_MEMORY_ARG], ignoredArgs: [] };
}

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY_PATH)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY_PATH);
  return bavail * bsize >= MIN_SHARED_MEMORY_BYTES;
}

function findPackagedChromium(
  environment: Record<string, string>,
): Pick<ChromiumLaunchOptions, 'executablePath' | 'env'> {
  const packageRoot = dirname(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  );
  const folder = unpackOnce(packageRoot);
  writeFontConfiguration(join(folder, 'fonts'));
  const executablePath = join(folder, 'chromium');
  const environmentWithFonts = { ...environment, FONTCONFIG_PATH: join(folder, 'fonts') };
  const environmentWithLibraries = {
    ...environmentWithFonts,
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  };
  const canRun = (env: Record<string, string>) =>
    spawnSync(executablePath, ['--no-sandbox', '--version'], { env }).status === 0;
  // Machines without the NSS libraries use those in the package.
  const env = canRun(environmentWithFonts) ? environmentWithFonts : environmentWithLibraries;
  return { executablePath, env };
}

/**
 * Configures the browser to use the package's fonts: its own configuration names the folders of one
 * cloud service, and without any font, text has no width until a web font arrives.
 */
function writeFontConfiguration(folder: string): void {
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'cache')];
  const configuration = `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`;
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?>\n${configuration}\n`);
}

/** The package unpacks into the temporary folder, so that is redirected meanwhile. */
function unpackOnce(packageRoot: string): string {
  const { version } = createRequire(import.meta.url)(join(packageRoot, 'package.json')) as {
    version: string;
  };
  const cache = fileURLToPath(new URL('../../node_modules/.cache/scrapboard/', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  mkdirSync(cache, { recursive: true });
  const unpackingFolder = mkdtempSync(join(cache, 'unpacking-'));
  const program = `
    const { default: chromium, inflate } = await import(${JSON.stringify(join(packageRoot, 'build/index.js'))});
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(packageRoot, 'bin/al2023.tar.br'))});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...withoutUndefined(process.env),
      TMPDIR: unpackingFolder,
      TEMP: unpackingFolder,
      TMP: unpackingFolder,
    },
  });
  if (!existsSync(folder)) renameSync(unpackingFolder, folder);
  rmSync(unpackingFolder, { recursive: true, force: true });
  return folder;
}

function withoutUndefined(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
