import './tabs.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ColoredIconTabs } from './tabs/colored-icon-tabs.tsx';
import { ColoredTabs } from './tabs/colored-tabs.tsx';
import { ColoredVerticalIconTabs } from './tabs/colored-vertical-icon-tabs.tsx';
import { DefaultTabs } from './tabs/default-tabs.tsx';
import { IconTabs } from './tabs/icon-tabs.tsx';
import { VerticalIconTabs } from './tabs/vertical-icon-tabs.tsx';

/** The tabs page. */
export function TabsPage() {
  return (
    <GalleryFrame
      title="Tabs"
      lead="Sections of a page, shown one at a time. Arrow keys move between tabs; Tab moves into the section."
    >
      <Demo
        title="Default tabs"
        subtitle="The active tab joins the card below."
        source={() => import('./tabs/default-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <DefaultTabs />
      </Demo>
      <Demo
        title="Colored tabs"
        subtitle="The active tab in the primary colour."
        source={() => import('./tabs/colored-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredTabs />
      </Demo>
      <Demo
        title="Icon tabs"
        subtitle="Icons only; screen readers announce the names."
        source={() => import('./tabs/icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <IconTabs />
      </Demo>
      <Demo
        title="Colored icon tabs"
        subtitle="Icons only, in the success colour."
        source={() => import('./tabs/colored-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredIconTabs />
      </Demo>
      <Demo
        title="Vertical icon tabs"
        subtitle="On the left, for longer sections."
        source={() => import('./tabs/vertical-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <VerticalIconTabs />
      </Demo>
      <Demo
        title="Colored vertical icon tabs"
        subtitle="On the left, in the danger colour."
        source={() => import('./tabs/colored-vertical-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredVerticalIconTabs />
      </Demo>
    </GalleryFrame>
  );
}
