import { TabSet } from './tab-set.tsx';

export function IconTabs() {
  return <TabSet label="With icons" hasIcons />;
}
