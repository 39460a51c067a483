import type { StagedLog, Staging } from '../staging.ts';

/** Stages a log and moves it into the store. */
export async function storeLog(
  staging: Staging,
  source: AsyncIterable<Uint8Array>,
): Promise<StagedLog> {
  const log = await staging.stage(source);
  await staging.moveToStore(log);
  return log;
}
