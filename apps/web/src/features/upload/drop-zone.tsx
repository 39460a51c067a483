import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { readDrop, readPicked } from './read-drop.ts';
import type { FoundFile } from './sort-files.ts';

interface Props {
  /** Called as soon as something is dropped or picked, because reading a folder takes a moment. */
  onFiles: (files: Promise<FoundFile[]>) => void;
  isBusy: boolean;
}

const ACCEPTED_TYPES = '.log,.txt,.gz,.zst,.zip';

/** Accepts folders, files and archives, dropped anywhere on the page or picked. */
export function DropZone({ onFiles, isBusy }: Props) {
  const { t } = useTranslation('upload');
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const isDragOver = useWindowDrop(onFiles);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(Promise.resolve(readPicked(target.files)));
    // So that picking the same folder again, after another session, also triggers a change event.
    target.value = '';
  };
  return (
    <section
      className={`drop-zone ${isDragOver ? 'over' : ''}`}
      aria-label={t('drop.label')}
      aria-busy={isBusy}
    >
      <Icon name="upload" />
      <p className="drop-title">
        {t(isBusy ? 'drop.reading' : isDragOver ? 'drop.release' : 'drop.title')}
      </p>
      <p className="muted">{t('drop.text')}</p>
      <div className="drop-buttons">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => folderInput.current?.click()}
        >
          {t('drop.folder')}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => fileInput.current?.click()}
        >
          {t('drop.files')}
        </button>
      </div>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_TYPES}
        data-testid="pick-files"
        onChange={pick}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        multiple
        data-testid="pick-folder"
        {...{ webkitdirectory: '' }}
        onChange={pick}
      />
      <p className="small muted drop-private">{t('drop.private')}</p>
    </section>
  );
}

/** Accepts drops outside the zone too; otherwise the browser would leave the page for the file. */
function useWindowDrop(onFiles: Props['onFiles']): boolean {
  const [isDragOver, setIsDragOver] = useState(false);
  const latestOnFiles = useRef(onFiles);
  latestOnFiles.current = onFiles;
  useEffect(() => {
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsDragOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsDragOver(false);
    };
    const allowDrop = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setIsDragOver(false);
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      latestOnFiles.current(readDrop(event.dataTransfer));
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', allowDrop);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', allowDrop);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isDragOver;
}
