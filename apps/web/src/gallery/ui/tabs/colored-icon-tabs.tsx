import { TabSet } from './tab-set.tsx';

export function ColoredIconTabs() {
  return <TabSet label="Colored, with icons" hasIcons color="success" />;
}
