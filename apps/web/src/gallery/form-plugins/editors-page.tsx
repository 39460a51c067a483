import 'quill/dist/quill.bubble.css';
import 'quill/dist/quill.snow.css';
import './editors.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { QuillEditor } from './quill-editor.tsx';

/** The editors page: Quill in two themes. */
export function EditorsPage() {
  return (
    <GalleryFrame
      title="Editors"
      lead="Rich text editing in two themes. What you write is saved in this browser."
      columns={1}
    >
      <Demo
        title="Snow editor"
        subtitle="A toolbar above the text."
        source={() => import('./quill-editor.tsx?raw')}
      >
        <QuillEditor theme="snow" label="Text in the snow editor" />
      </Demo>
      <Demo
        title="Bubble editor"
        subtitle="A toolbar over the selected text."
        source={() => import('./quill-editor.tsx?raw')}
      >
        <QuillEditor theme="bubble" label="Text in the bubble editor" />
      </Demo>
    </GalleryFrame>
  );
}
