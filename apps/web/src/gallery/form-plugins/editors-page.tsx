import 'quill/dist/quill.bubble.css';
import 'quill/dist/quill.snow.css';
import './editors.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { QuillEditor } from './quill-editor.tsx';

/** Quill in its two looks. */
export function EditorsPage() {
  return (
    <GalleryFrame
      title="Editors"
      lead="Rich text in two looks. What you write stays in this browser and is there when you come back."
      columns={1}
    >
      <Demo
        title="Snow editor"
        subtitle="Tools in a bar above the text."
        source={() => import('./quill-editor.tsx?raw')}
      >
        <QuillEditor theme="snow" label="Text in the snow editor" />
      </Demo>
      <Demo
        title="Bubble editor"
        subtitle="Tools appear above what is selected."
        source={() => import('./quill-editor.tsx?raw')}
      >
        <QuillEditor theme="bubble" label="Text in the bubble editor" />
      </Demo>
    </GalleryFrame>
  );
}
