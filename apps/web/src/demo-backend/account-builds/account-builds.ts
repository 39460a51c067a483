import type { AccountBuild } from '@scrapboard/contract';
import { accountError, MAX_ACCOUNT_BUILDS } from '@scrapboard/contract';
import type { AccountsState } from '../auth/accounts-state.ts';

/** Saves a build; one of the same name is replaced. Throws `too_many_builds`. */
export function saveAccountBuild(
  state: AccountsState,
  accountId: string,
  { name, code }: Pick<AccountBuild, 'name' | 'code'>,
): AccountBuild {
  const builds = state.builds ?? [];
  const accountBuilds = builds.filter((build) => build.accountId === accountId);
  const replaced = accountBuilds.find((build) => build.name === name);
  if (replaced === undefined && accountBuilds.length >= MAX_ACCOUNT_BUILDS) {
    throw accountError('too_many_builds');
  }
  const id = replaced?.id ?? crypto.randomUUID();
  const build = { id, name, code, savedAt: new Date().toISOString() };
  state.builds = [{ ...build, accountId }, ...builds.filter((other) => other !== replaced)];
  return build;
}

/** Returns the builds of an account, newest first. */
export function listAccountBuilds(
  { builds = [] }: AccountsState,
  accountId: string,
): AccountBuild[] {
  return builds
    .filter((build) => build.accountId === accountId)
    .map(({ id, name, code, savedAt }) => ({ id, name, code, savedAt }));
}
