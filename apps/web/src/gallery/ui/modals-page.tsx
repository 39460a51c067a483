import './modals.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { CenteredModals } from './modals/centered-modals.tsx';
import { ColoredModals } from './modals/colored-modals.tsx';
import { DefaultModals } from './modals/default-modals.tsx';
import { ModalSizes } from './modals/modal-sizes.tsx';

/** Dialogs before the page. */
export function ModalsPage() {
  return (
    <GalleryFrame
      title="Modals"
      lead="Dialogs that stand before the page. The focus stays in them and goes back where it came from; Escape closes them, and so does either button."
    >
      <Demo
        title="Default modals"
        subtitle="A dialog at the top of the page."
        source={() => import('./modals/default-modals.tsx?raw')}
        uses={{
          'modal-button.tsx': () => import('./modals/modal-button.tsx?raw'),
          'dialogs.ts': () => import('./modals/dialogs.ts?raw'),
        }}
      >
        <DefaultModals />
      </Demo>
      <Demo
        title="Colored modals"
        subtitle="The head of the dialog in the colour of its button."
        source={() => import('./modals/colored-modals.tsx?raw')}
        uses={{
          'modal-button.tsx': () => import('./modals/modal-button.tsx?raw'),
          'dialogs.ts': () => import('./modals/dialogs.ts?raw'),
        }}
      >
        <ColoredModals />
      </Demo>
      <Demo
        title="Centered modals"
        subtitle="In the middle of the page."
        source={() => import('./modals/centered-modals.tsx?raw')}
        uses={{
          'modal-button.tsx': () => import('./modals/modal-button.tsx?raw'),
          'dialogs.ts': () => import('./modals/dialogs.ts?raw'),
        }}
      >
        <CenteredModals />
      </Demo>
      <Demo
        title="Modal sizes"
        subtitle="As wide as its content needs."
        source={() => import('./modals/modal-sizes.tsx?raw')}
        uses={{ 'modal-button.tsx': () => import('./modals/modal-button.tsx?raw') }}
      >
        <ModalSizes />
      </Demo>
    </GalleryFrame>
  );
}
