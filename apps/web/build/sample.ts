import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MODULE_NAME = 'virtual:sample';
const MODULE_ID = `\0${MODULE_NAME}`;

/** Simulates the demo's initial matches and serves them as one compressed file. */
export function sample(): Plugin {
  let compressedSample: Promise<Buffer> | undefined;
  let base = '/';
  let isBuild = false;
  const create = async () => {
    // Imported on demand, because only a demo needs the simulator.
    const { makeSample } = await import('../src/demo-backend/data/sample/make-sample.ts');
    return gzipSync(JSON.stringify(await makeSample()), { level: 9 });
  };
  const getCompressedSample = () => {
    compressedSample ??= create();
    return compressedSample;
  };
  return {
    name: 'scrapboard:sample',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE_NAME ? MODULE_ID : undefined),
    async load(id) {
      if (id !== MODULE_ID) return undefined;
      const bytes = await getCompressedSample();
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const fileName = `assets/sample-${hash}.bin`;
      if (isBuild) this.emitFile({ type: 'asset', fileName, source: bytes });
      return `export const url = ${JSON.stringify(base + fileName)}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(`${base}assets/sample-`)) return next();
        getCompressedSample().then((bytes) => response.end(bytes), next);
      });
    },
  };
}
