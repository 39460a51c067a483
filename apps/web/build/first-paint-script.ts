import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/first-paint.ts', import.meta.url));

/**
 * Returns the script that runs before the first paint: src/first-paint.ts bundled with its imports.
 * `base` is the site's base path.
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
