import { uploadAnswer } from '@scrapboard/contract';
import { makeCombatLog } from './sample-logs.ts';

export type FormPart =
  | [name: string, value: string]
  | [name: string, bytes: string | Buffer, file: string];

/** The field with the name of a session folder. */
export const sessionField: FormPart = ['session', '2026.05.07 09.58.30'];

/** Returns functions that send forms to a server, and logs that it has not received before. */
export function createUploader(url: string) {
  let seed = 100;

  function createFreshLog(): string {
    seed += 1;
    return makeCombatLog(seed);
  }

  async function post(parts: readonly FormPart[], serverUrl = url): Promise<Response> {
    const form = new FormData();
    for (const [name, value, file] of parts) {
      if (file === undefined) form.append(name, value as string);
      else form.append(name, new Blob([value as string]), file);
    }
    return fetch(`${serverUrl}/api/uploads`, { method: 'POST', body: form });
  }

  /** Uploads a log and returns the upload's id. */
  async function uploadFreshLog(): Promise<string> {
    const response = await post([sessionField, ['files', createFreshLog(), 'combat.log']]);
    return uploadAnswer.parse(await response.json()).id;
  }

  return { createFreshLog, post, uploadFreshLog };
}

export async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20));
}
