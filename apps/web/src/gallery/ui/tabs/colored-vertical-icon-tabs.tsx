import { TabSet } from './tab-set.tsx';

export function ColoredVerticalIconTabs() {
  return <TabSet label="Colored and vertical, with icons" hasIcons vertical color="danger" />;
}
