import './buttons.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BasicButtons } from './buttons/basic-buttons.tsx';
import { ButtonGroups } from './buttons/button-groups.tsx';
import { ButtonSizes } from './buttons/button-sizes.tsx';
import { DropdownButtons } from './buttons/dropdown-buttons.tsx';
import { IconButtons } from './buttons/icon-buttons.tsx';
import { OutlineButtons } from './buttons/outline-buttons.tsx';
import { RoundedButtons } from './buttons/rounded-buttons.tsx';
import { SocialButtons } from './buttons/social-buttons.tsx';
import { SquareButtons } from './buttons/square-buttons.tsx';

/** The buttons page. */
export function ButtonsPage() {
  return (
    <GalleryFrame
      title="Buttons"
      lead="Use one primary button for the main action and quieter styles for the rest."
    >
      <Demo
        title="Basic buttons"
        subtitle="Six colours, enabled and disabled."
        source={() => import('./buttons/basic-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <BasicButtons />
      </Demo>
      <Demo
        title="Rounded buttons"
        subtitle="Fully rounded ends."
        source={() => import('./buttons/rounded-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <RoundedButtons />
      </Demo>
      <Demo
        title="Outline buttons"
        subtitle="For actions next to a primary button."
        source={() => import('./buttons/outline-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <OutlineButtons />
      </Demo>
      <Demo
        title="Square buttons"
        subtitle="Square corners, for buttons in a row."
        source={() => import('./buttons/square-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <SquareButtons />
      </Demo>
      <Demo
        title="Icon buttons"
        subtitle="With a label, and icon only."
        source={() => import('./buttons/icon-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <IconButtons />
      </Demo>
      <Demo
        title="Button sizes"
        subtitle="Small for tables and cards, large for the main action of a page."
        source={() => import('./buttons/button-sizes.tsx?raw')}
      >
        <ButtonSizes />
      </Demo>
      <Demo
        title="Social buttons"
        subtitle="Eleven services, with their names and icon only."
        wide
        source={() => import('./buttons/social-buttons.tsx?raw')}
        uses={{ 'services.ts': () => import('./buttons/services.ts?raw') }}
      >
        <SocialButtons />
      </Demo>
      <Demo
        title="Dropdown buttons"
        subtitle="Each opens a menu: use arrow keys to move, Escape to close."
        source={() => import('./buttons/dropdown-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <DropdownButtons />
      </Demo>
      <Demo
        title="Button groups"
        subtitle="In a row, as a toolbar, and stacked."
        source={() => import('./buttons/button-groups.tsx?raw')}
      >
        <ButtonGroups />
      </Demo>
    </GalleryFrame>
  );
}
