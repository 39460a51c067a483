import { TabSet } from './tab-set.tsx';

export function DefaultTabs() {
  return <TabSet label="Default" />;
}
