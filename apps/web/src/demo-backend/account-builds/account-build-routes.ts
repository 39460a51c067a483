import { notFound } from '@scrapboard/contract';
import type { AccountDeps } from '../auth/account-deps.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { listAccountBuilds, saveAccountBuild } from './account-builds.ts';

/** The builds that the part picker saves in an account. */
export function accountBuildRoutes({ accounts, viewers }: AccountDeps): DemoRoute[] {
  const list = defineRoute('GET /api/account/builds', async ({ headers }) => {
    const { accountId } = await viewers.requireViewer(headers);
    return { builds: listAccountBuilds(await accounts.read(), accountId) };
  });

  const save = defineRoute('POST /api/account/builds', async ({ headers, body }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    return await accounts.change((state) => saveAccountBuild(state, accountId, body));
  });

  const remove = defineRoute('DELETE /api/account/builds/{id}', async ({ headers, params }) => {
    const { accountId } = await viewers.requireNonDemoViewer(headers);
    await accounts.change((state) => {
      const { builds = [] } = state;
      const remaining = builds.filter(
        (build) => build.id !== params.id || build.accountId !== accountId,
      );
      if (remaining.length === builds.length) {
        throw notFound('You have no saved build with this ID.');
      }
      state.builds = remaining;
    });
    return null;
  });

  return [list, save, remove];
}
