import type { Config } from '../../config.ts';
import { ensureDemoAccount } from './demo-account.ts';
import { readDemoState } from './demo-state.ts';
import { type DemoFill, type FillDemoOptions, fillDemo } from './fill-demo.ts';
import { purgeDemo } from './purge-demo.ts';

export interface StartDemoOptions extends FillDemoOptions {
  config: FillDemoOptions['config'] & Pick<Config, 'isDemoEnabled'>;
}

/**
 * Does what SCRAPBOARD_DEMO requests: fills an empty database, or removes what an earlier start
 * filled in. Needs the migrated database and its queue; the site can be served meanwhile.
 */
export async function startDemo(options: StartDemoOptions): Promise<DemoFill> {
  const { config, pool, log } = options;
  if (config.isDemoEnabled) {
    const demoFill = await fillDemo(options);
    if ((await readDemoState(pool)) !== null) await ensureDemoAccount(pool);
    return demoFill;
  }
  await purgeDemo(pool, config.dataFolder, log);
  return { done: Promise.resolve(), stop: async () => {} };
}
