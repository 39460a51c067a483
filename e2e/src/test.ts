import { test as base, expect } from '@playwright/test';
import { type Api, createApi } from './api.ts';
import { type BackEnd, backEnds } from './back-ends.ts';
import { launchDemo } from './launch-demo.ts';
import { launchProduct, type Product } from './launch-product.ts';
import { type Problems, watchProblems } from './problems.ts';

/** Which back end a project of the configuration runs against. */
export interface BackEndOption {
  backEndName: BackEnd['name'];
}

interface WorkerFixtures extends BackEndOption {
  /** Null where a server answers. */
  demo: Product | null;
}

interface Fixtures {
  backEnd: BackEnd;
  api: Api;
  /** Watches every page; what it found and was not allowed fails the test. */
  problems: Problems;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  backEndName: ['server', { option: true, scope: 'worker' }],
  demo: [
    async ({ backEndName }, use) => {
      const demo = backEndName === 'demo' ? await launchDemo() : null;
      await use(demo);
      await demo?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backEnd: async ({ backEndName }, use) => use(backEnds[backEndName]),
  baseURL: async ({ baseURL, demo }, use) => use(demo?.baseURL ?? baseURL),
  api: async ({ baseURL }, use) => use(createApi(baseURL ?? '')),
  problems: [
    async ({ page, baseURL }, use) => {
      const problems = watchProblems(page, baseURL ?? '');
      await use(problems);
      expect(problems.found(), 'problems of the pages visited').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests on a server of their own: what they write is nobody else's. */
export function testOnOwnServer(settings: Record<string, string>) {
  return testOnBackEnd({ launch: () => launchProduct(settings) });
}

/** Tests on a back end of their own. */
export function testOnBackEnd({ launch }: Pick<BackEnd, 'launch'>) {
  return test.extend<object, { product: Product }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const product = await launch();
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ product }, use) => use(product.baseURL),
  });
}

export { expect };
