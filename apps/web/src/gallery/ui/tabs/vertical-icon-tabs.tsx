import { TabSet } from './tab-set.tsx';

export function VerticalIconTabs() {
  return <TabSet label="Vertical, with icons" hasIcons vertical />;
}
