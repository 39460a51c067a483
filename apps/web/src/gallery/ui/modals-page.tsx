import './modals.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { CenteredModals } from './modals/centered-modals.tsx';
import { ColoredModals } from './modals/colored-modals.tsx';
import { DefaultModals } from './modals/default-modals.tsx';
import { ModalSizes } from './modals/modal-sizes.tsx';

/** The modals page. */
export function ModalsPage() {
  return (
    <GalleryFrame
      title="Modals"
      lead="Dialogs that open over the page. Focus stays inside and returns when they close; press Escape or either button to close them."
    >
      <Demo
        title="Default modals"
        subtitle="At the top of the page."
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
        subtitle="A header in the colour of the button."
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
        subtitle="In the centre of the page."
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
        subtitle="Small, medium and large."
        source={() => import('./modals/modal-sizes.tsx?raw')}
        uses={{ 'modal-button.tsx': () => import('./modals/modal-button.tsx?raw') }}
      >
        <ModalSizes />
      </Demo>
    </GalleryFrame>
  );
}
