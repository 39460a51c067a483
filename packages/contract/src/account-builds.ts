import * as z from 'zod/mini';
import { accountTexts, nameField } from './account-fields.ts';
import { instant } from './primitives.ts';

export const MAX_ACCOUNT_BUILDS = 100;
const MAX_NAME_LENGTH = 60;
const MAX_CODE_LENGTH = 6000;

/** The form of codes of `packages/loadout`, whichever catalogue their parts are from. */
const BUILD_CODE = /^1(?:[\w-]{3})*(?:\*[\w@./+-]{1,80}\*[1-9]\d{0,2})*$/;

/** `POST /api/account/builds` */
export const saveBuildBody = z.object({
  name: nameField(accountTexts.nameRequired).check(
    z.maxLength(MAX_NAME_LENGTH, { error: 'Must be at most 60 characters' }),
  ),
  code: z
    .string()
    .check(
      z.maxLength(MAX_CODE_LENGTH, { error: 'This build has too many parts', abort: true }),
      z.regex(BUILD_CODE, { error: 'Is not the code of a build' }),
    ),
});

/** A build saved in an account. */
export const accountBuild = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  savedAt: instant,
});
/** Newest first. */
export const accountBuilds = z.object({ builds: z.array(accountBuild) });
export type AccountBuilds = z.infer<typeof accountBuilds>;
export type AccountBuild = z.infer<typeof accountBuild>;
