import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GroupAddons } from './group-addons.tsx';
import { GroupButtons } from './group-buttons.tsx';
import { GroupChecks } from './group-checks.tsx';
import { GroupDropdowns } from './group-dropdowns.tsx';
import { GroupSegments } from './group-segments.tsx';
import { GroupSizes } from './group-sizes.tsx';

/** The input groups page. */
export function InputGroupsPage() {
  return (
    <GalleryFrame
      title="Input Groups"
      lead="Fields with text, checkboxes, buttons or menus on either side."
    >
      <Demo
        title="Default"
        subtitle="Text before or after the field."
        source={() => import('./group-addons.tsx?raw')}
      >
        <GroupAddons />
      </Demo>
      <Demo
        title="Checkbox and radio addons"
        subtitle="A checkbox or radio button beside the field."
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
        subtitle="Buttons on either side; all four groups edit the same text."
        source={() => import('./group-buttons.tsx?raw')}
      >
        <GroupButtons />
      </Demo>
      <Demo
        title="Buttons with dropdowns"
        subtitle="A menu before, after or on both sides."
        source={() => import('./group-dropdowns.tsx?raw')}
        uses={{ 'unit-menu.tsx': () => import('./unit-menu.tsx?raw') }}
      >
        <GroupDropdowns />
      </Demo>
      <Demo
        title="Segmented buttons"
        subtitle="A button with a menu beside it."
        source={() => import('./group-segments.tsx?raw')}
        uses={{ 'unit-menu.tsx': () => import('./unit-menu.tsx?raw') }}
      >
        <GroupSegments />
      </Demo>
    </GalleryFrame>
  );
}
