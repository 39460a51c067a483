import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GroupAddons } from './group-addons.tsx';
import { GroupButtons } from './group-buttons.tsx';
import { GroupChecks } from './group-checks.tsx';
import { GroupDropdowns } from './group-dropdowns.tsx';
import { GroupSegments } from './group-segments.tsx';
import { GroupSizes } from './group-sizes.tsx';

/** Fields with something before or behind them. */
export function InputGroupsPage() {
  return (
    <GalleryFrame
      title="Input Groups"
      lead="Fields with a text, a box, a button or a menu before or behind them."
    >
      <Demo
        title="Default"
        subtitle="Texts that belong to what is typed."
        source={() => import('./group-addons.tsx?raw')}
      >
        <GroupAddons />
      </Demo>
      <Demo
        title="Checkbox and radio addons"
        subtitle="A choice beside its text."
        source={() => import('./group-checks.tsx?raw')}
      >
        <GroupChecks />
      </Demo>
      <Demo
        title="Sizing"
        subtitle="Large, default, small."
        source={() => import('./group-sizes.tsx?raw')}
      >
        <GroupSizes />
      </Demo>
      <Demo
        title="Button addons"
        subtitle="Four ways to set buttons; all change the same text."
        source={() => import('./group-buttons.tsx?raw')}
      >
        <GroupButtons />
      </Demo>
      <Demo
        title="Buttons with dropdowns"
        subtitle="A menu before, behind or on both sides."
        source={() => import('./group-dropdowns.tsx?raw')}
        uses={{ 'unit-menu.tsx': () => import('./unit-menu.tsx?raw') }}
      >
        <GroupDropdowns />
      </Demo>
      <Demo
        title="Segmented buttons"
        subtitle="A button and, beside it, a menu."
        source={() => import('./group-segments.tsx?raw')}
        uses={{ 'unit-menu.tsx': () => import('./unit-menu.tsx?raw') }}
      >
        <GroupSegments />
      </Demo>
    </GalleryFrame>
  );
}
