import { useState } from 'react';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';
import { FileDialog } from './file-dialog.tsx';
import { repositoryFiles } from './repository-files.ts';
import { sourceUrl } from './source-url.ts';

interface Props {
  /** The path from the root of the repository. */
  file: string;
}

/**
 * The name of a file: a link to the operator’s repository if they have set one, otherwise a button
 * that shows the file here. Nothing is requested from another site until the link is followed.
 */
export function FileLink({ file }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const source = sourceUrl(useStatus()?.links.github, file);
  const load = repositoryFiles.get(file);
  if (source !== undefined) return <SiteLink to={source}>{file}</SiteLink>;
  if (load === undefined) return <code>{file}</code>;
  return (
    <>
      <button
        type="button"
        className="guide-file"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {file}
      </button>
      {isOpen && <FileDialog file={file} load={load} onClose={() => setIsOpen(false)} />}
    </>
  );
}
