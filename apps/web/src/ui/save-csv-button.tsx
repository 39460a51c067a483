import { useState } from 'react';
import { Icon } from './icon.tsx';
import { saveFile } from './save-file.ts';

interface Props {
  fileName: string;
  /** The label of the button, and the one after a failure. */
  texts: { save: string; failed: string };
  /** Returns the file's content, which may be more than what is shown. */
  fetchText: () => Promise<string>;
}

/** A button that saves a CSV file, whose content may have to be fetched first. */
export function SaveCsvButton({ fileName, texts, fetchText }: Props) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const save = async () => {
    setState('loading');
    try {
      saveFile(fileName, new Blob([await fetchText()], { type: 'text/csv' }));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className="btn btn-surface"
      disabled={state === 'loading'}
      onClick={() => void save()}
    >
      <Icon name="download" />
      {state === 'failed' ? texts.failed : texts.save}
    </button>
  );
}
