import Quill, { type Delta } from 'quill';
import { useEffect, useRef, useState } from 'react';
import { forgetStored, readStored, writeStored } from '../../stored.ts';

interface Props {
  theme: 'snow' | 'bubble';
  label: string;
}

const formats = [
  [{ header: [1, 2, 3, false] }],
  ['bold', 'italic', 'underline', 'link'],
  [{ list: 'ordered' }, { list: 'bullet' }],
  ['blockquote', 'code-block', 'clean'],
];

/**
 * A rich text, kept in this browser as the editor's delta: a list of texts and their formats. It
 * never becomes HTML that somebody else would have to trust.
 */
export function QuillEditor({ theme, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Quill>(null);
  const [letters, setLetters] = useState(0);
  const stored = `gallery.editor.${theme}`;

  useEffect(() => {
    const holder = place.current;
    if (holder === null) return;
    const box = holder.appendChild(document.createElement('div'));
    const quill = new Quill(box, {
      theme,
      placeholder: 'Write something …',
      modules: { toolbar: formats },
    });
    editor.current = quill;
    for (const [name, value] of Object.entries({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
    })) {
      quill.root.setAttribute(name, value);
    }
    for (const picker of holder.querySelectorAll('.ql-picker-label')) {
      picker.setAttribute('aria-label', 'Text style');
    }
    const count = () => setLetters(quill.getLength() - 1);
    const delta = readStored(stored);
    if (isDelta(delta)) quill.setContents(delta, 'silent');
    count();
    quill.on('text-change', () => {
      count();
      writeStored(stored, quill.getContents());
    });
    return () => {
      editor.current = null;
      holder.replaceChildren();
    };
  }, [theme, label, stored]);

  const clear = () => {
    editor.current?.setContents([]);
    forgetStored(stored);
  };
  return (
    <>
      <div ref={place} className="demo-editor" />
      <div className="demo-editor-bottom">
        <span role="status">
          {letters === 0 ? 'Empty' : `${letters} characters, kept in this browser`}
        </span>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          disabled={letters === 0}
          onClick={clear}
        >
          Clear
        </button>
      </div>
    </>
  );
}

function isDelta(value: unknown): value is Delta {
  return typeof value === 'object' && value !== null && 'ops' in value && Array.isArray(value.ops);
}
