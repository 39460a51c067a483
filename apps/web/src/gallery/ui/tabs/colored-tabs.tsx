import { TabSet } from './tab-set.tsx';

export function ColoredTabs() {
  return <TabSet label="Colored" color="primary" />;
}
