import './tabs.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ColoredIconTabs } from './tabs/colored-icon-tabs.tsx';
import { ColoredTabs } from './tabs/colored-tabs.tsx';
import { ColoredVerticalIconTabs } from './tabs/colored-vertical-icon-tabs.tsx';
import { DefaultTabs } from './tabs/default-tabs.tsx';
import { IconTabs } from './tabs/icon-tabs.tsx';
import { VerticalIconTabs } from './tabs/vertical-icon-tabs.tsx';

/** Tabs in six looks. */
export function TabsPage() {
  return (
    <GalleryFrame
      title="Tabs"
      lead="Parts of a page that take turns. Arrow keys go from tab to tab; the Tab key goes on into the part."
    >
      <Demo
        title="Default tabs"
        subtitle="The chosen one belongs to the card below it."
        source={() => import('./tabs/default-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <DefaultTabs />
      </Demo>
      <Demo
        title="Colored tabs"
        subtitle="The chosen one in the primary colour."
        source={() => import('./tabs/colored-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredTabs />
      </Demo>
      <Demo
        title="Icon tabs"
        subtitle="Icons in place of words, the words for those who hear them."
        source={() => import('./tabs/icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <IconTabs />
      </Demo>
      <Demo
        title="Colored icon tabs"
        subtitle="The same in the colour of success."
        source={() => import('./tabs/colored-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredIconTabs />
      </Demo>
      <Demo
        title="Vertical icon tabs"
        subtitle="At the side, for parts that are long."
        source={() => import('./tabs/vertical-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <VerticalIconTabs />
      </Demo>
      <Demo
        title="Colored vertical icon tabs"
        subtitle="At the side and in the colour of danger."
        source={() => import('./tabs/colored-vertical-icon-tabs.tsx?raw')}
        uses={{ 'tab-set.tsx': () => import('./tabs/tab-set.tsx?raw') }}
      >
        <ColoredVerticalIconTabs />
      </Demo>
    </GalleryFrame>
  );
}
