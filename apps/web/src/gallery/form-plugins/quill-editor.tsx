import Quill from 'quill';
import { useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../stored.ts';
import { isTextDelta } from './is-text-delta.ts';

interface Props {
  theme: 'snow' | 'bubble';
  label: string;
}

/** The only formats allowed, also in pasted text: no pictures, no videos. */
const formats = [
  'header',
  'bold',
  'italic',
  'underline',
  'link',
  'list',
  'blockquote',
  'code-block',
];
const toolGroups = [
  [{ header: 1 }, { header: 2 }],
  ['bold', 'italic', 'underline', 'link'],
  [{ list: 'ordered' }, { list: 'bullet' }],
  ['blockquote', 'code-block', 'clean'],
];
/** The accessible names of the tools, by Quill’s names. */
const toolNames: Record<string, string> = {
  'header: 1': 'Heading',
  'header: 2': 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underlined',
  link: 'Link',
  'list: ordered': 'Numbered list',
  'list: bullet': 'List',
  blockquote: 'Quote',
  'code-block': 'Code',
  clean: 'Plain text',
};
/** Tab moves on to the next field instead of being trapped in the text. */
const bindings = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
};

/** Adds the names and roles that Quill leaves out. */
function addAccessibleNames(container: HTMLElement, text: HTMLElement, label: string): void {
  for (const [name, value] of Object.entries({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
  })) {
    text.setAttribute(name, value);
  }
  container.querySelector('.ql-toolbar')?.setAttribute('aria-label', `Formatting: ${label}`);
  for (const button of container.querySelectorAll<HTMLElement>('.ql-toolbar button')) {
    const name = toolNames[button.ariaLabel ?? ''] ?? '';
    button.ariaLabel = name;
    button.title = name;
  }
  const linkInput = container.querySelector<HTMLInputElement>('.ql-tooltip input');
  linkInput?.setAttribute('aria-label', 'Link URL');
  linkInput?.setAttribute('data-link', 'https://');
}

/**
 * Rich text, saved in this browser as Quill’s delta: a list of texts and their formats. It never
 * becomes HTML that anyone else would have to trust.
 */
export function QuillEditor({ theme, label }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);
  const editor = useRef<Quill>(null);
  const [length, setLength] = useState(0);
  const storageKey = `gallery.editor.${theme}`;

  useEffect(() => {
    const container = containerRef.current;
    if (container === null) return;
    const root = container.appendChild(document.createElement('div'));
    const quill = new Quill(root, {
      theme,
      formats,
      bounds: container,
      placeholder: 'Write something…',
      modules: { toolbar: toolGroups, keyboard: { bindings } },
    });
    editor.current = quill;
    addAccessibleNames(container, quill.root, label);
    const updateLength = () => setLength(quill.getLength() - 1);
    const delta = readStored(storageKey);
    if (isTextDelta(delta)) quill.setContents(delta.ops, 'silent');
    updateLength();
    quill.on('text-change', () => {
      updateLength();
      writeStored(storageKey, quill.getContents());
    });
    return () => {
      editor.current = null;
      container.replaceChildren();
    };
  }, [theme, label, storageKey]);

  const clear = () => {
    editor.current?.setContents([]);
    editor.current?.focus();
    removeStored(storageKey);
  };
  return (
    <>
      <div ref={containerRef} className="demo-editor" />
      <div className="demo-editor-bottom">
        <span>{length === 0 ? 'Empty' : `${length} characters, saved in this browser`}</span>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={`Clear: ${label}`}
          disabled={length === 0}
          onClick={clear}
        >
          Clear
        </button>
      </div>
    </>
  );
}
