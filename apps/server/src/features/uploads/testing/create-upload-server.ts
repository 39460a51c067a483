import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCatalogue } from '@scrapboard/catalogue';
import { everythingVisible } from '@scrapboard/read-models';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../../app-deps.ts';
import { readConfig } from '../../../config.ts';
import type { TestDatabase } from '../../../database/test-database.ts';
import { createDiskReserve } from '../../../disk-reserve.ts';
import { registerErrorHandler } from '../../../http/error-handler.ts';
import { registerRequestIds } from '../../../http/request-ids.ts';
import { uploadRoutes } from '../upload-routes.ts';

export interface UploadServer {
  app: FastifyInstance;
  url: string;
  dataFolder: string;
  errors: string[];
  /** Returns the names of the raw logs under the data folder, including temporary files. */
  listFiles(): Promise<string[]>;
  close(): Promise<void>;
}

/** Creates a server with the upload routes on a real port and database, without a queue. */
export async function createUploadServer(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<UploadServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const errors: string[] = [];
  const deps = {
    config: readConfig({ SCRAPBOARD_DATA: dataFolder, ...environment }),
    pool: database.pool,
    catalogue: defaultCatalogue,
    log: { info() {}, warn() {}, error: (message: string) => errors.push(message) },
    accounts: { uploadAccountOf: async () => null },
    visibilityFor: async () => everythingVisible,
    networkPseudonyms: { pseudonymOf: async () => '1.abc' },
    disk: createDiskReserve({ folder: dataFolder, reserveBytes: 1 }),
  } as unknown as AppDeps;
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerRequestIds(app);
  registerErrorHandler(app, deps.log);
  await app.register(uploadRoutes, deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    errors,
    async listFiles() {
      const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !/\.(json|id)$/.test(entry.name))
        .map(({ name }) => name);
    },
    async close() {
      await app.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}
