import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/first-paint.ts', import.meta.url));

/**
 * The text of the script before the first paint: src/first-paint.ts and what it imports, as one.
 * `base` is where the site begins on its host.
 */
export async function firstPaintScript(base: string): Promise<string> {
  const result = await build({
    configFile: false,
    base,
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'firstPaint' },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code.trim();
}
