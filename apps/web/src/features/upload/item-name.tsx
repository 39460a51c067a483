import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { formatBytes } from './format-bytes.ts';
import { parseSessionName } from './session-date.ts';
import type { UploadItem } from './upload-queue.ts';

/** Returns a function that names an upload: by the date of its session, or by its file. */
export function useItemName(): (item: UploadItem) => string {
  const { t } = useTranslation('upload');
  const format = useFormat();
  return ({ batch, session, id }) => {
    const sessionName = batch?.session ?? session;
    if (batch?.kind !== 'archive' && sessionName)
      return format.dateTime(parseSessionName(sessionName));
    return batch?.files.at(-1)?.path ?? t('item.earlier', { id: id?.slice(0, 8) });
  };
}

/** The files of an upload and their size. */
export function ItemFiles({ item }: { item: UploadItem }) {
  const format = useFormat();
  const { batch } = item;
  if (batch === null) return null;
  const names = batch.files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  return (
    <span className="row-note">{`${names.join(', ')} · ${formatBytes(format.locale, batch.bytes)}`}</span>
  );
}
