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

/** Buttons and menus. */
export function ButtonsPage() {
  return (
    <GalleryFrame
      title="Buttons"
      lead="What can be pressed. One primary button for the next thing to do; everything else steps back."
    >
      <Demo
        title="Basic buttons"
        subtitle="Six colours, and each of them when it cannot be pressed."
        source={() => import('./buttons/basic-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <BasicButtons />
      </Demo>
      <Demo
        title="Rounded buttons"
        subtitle="Half circles at both ends."
        source={() => import('./buttons/rounded-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <RoundedButtons />
      </Demo>
      <Demo
        title="Outline buttons"
        subtitle="For what stands beside a primary button."
        source={() => import('./buttons/outline-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <OutlineButtons />
      </Demo>
      <Demo
        title="Square buttons"
        subtitle="Without any rounding, for rows that touch."
        source={() => import('./buttons/square-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <SquareButtons />
      </Demo>
      <Demo
        title="Icon buttons"
        subtitle="With a word, and with the icon alone."
        source={() => import('./buttons/icon-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <IconButtons />
      </Demo>
      <Demo
        title="Button sizes"
        subtitle="Small for tables and cards, large for the one thing of a page."
        source={() => import('./buttons/button-sizes.tsx?raw')}
      >
        <ButtonSizes />
      </Demo>
      <Demo
        title="Social buttons"
        subtitle="Marks of eleven services, with their names and alone."
        wide
        source={() => import('./buttons/social-buttons.tsx?raw')}
        uses={{ 'services.ts': () => import('./buttons/services.ts?raw') }}
      >
        <SocialButtons />
      </Demo>
      <Demo
        title="Dropdown buttons"
        subtitle="A menu behind each; arrow keys move in it, Escape closes it."
        source={() => import('./buttons/dropdown-buttons.tsx?raw')}
        uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
      >
        <DropdownButtons />
      </Demo>
      <Demo
        title="Button groups"
        subtitle="In a row, as a toolbar, and below each other."
        source={() => import('./buttons/button-groups.tsx?raw')}
      >
        <ButtonGroups />
      </Demo>
    </GalleryFrame>
  );
}
