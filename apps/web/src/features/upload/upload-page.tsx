import './upload.scss';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { useStatus } from '../../status.ts';
import { DropZone } from './drop-zone.tsx';
import { FoundCard } from './found-card.tsx';
import { HelpCard } from './help-card.tsx';
import { type Dropped, LeftOut } from './left-out.tsx';
import { ProgressCard } from './progress-card.tsx';
import { dateBatch } from './session-date.ts';
import { type FoundFile, sortFiles } from './sort-files.ts';
import { uploads, useUploads } from './uploads.ts';

const idPattern = /^[0-9a-f]{32}$/;

/** Handing in logs: drop, look, send, and see what was new. */
export function UploadPage() {
  const { t } = useTranslation('upload');
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  useAskedUpload();
  useServerLimits();
  useFreshNumbers();

  const take = async (files: Promise<FoundFile[]>) => {
    setBusy(true);
    setFailed(false);
    try {
      const found = await files;
      if (found.length === 0) return;
      const { batches, ...rest } = sortFiles(found);
      const fresh = uploads.add(await Promise.all(batches.map(dateBatch)));
      setDropped({ ...rest, batches: batches.length, fresh });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <PageTitle title={t('title')} />
      <p className="lead-text">{t('lead')}</p>
      <div className="upload-layout">
        <div className="upload-main">
          <DropZone onFiles={(files) => void take(files)} busy={busy} />
          {failed && (
            <p className="upload-error" role="alert">
              {t('drop.tooMany')}
            </p>
          )}
          {dropped !== null && <LeftOut dropped={dropped} />}
          <FoundCard />
          <ProgressCard />
        </div>
        <HelpCard />
      </div>
    </>
  );
}

/** `/upload?id=…` shows that upload, whoever sent it and when. */
function useAskedUpload() {
  const id = useSearchParams()[0].get('id');
  useEffect(() => {
    if (id !== null && idPattern.test(id)) uploads.show(id);
  }, [id]);
}

function useServerLimits() {
  const bytes = useStatus()?.limits.uploadBytes;
  useEffect(() => {
    if (bytes !== undefined) uploads.setMostBytes(bytes);
  }, [bytes]);
}

/** Every upload that brought something makes the numbers of other pages old. */
function useFreshNumbers() {
  const client = useQueryClient();
  const { items } = useUploads();
  const stored = items.filter(({ state }) => state.name === 'stored').length;
  useEffect(() => {
    if (stored > 0) void client.invalidateQueries();
  }, [client, stored]);
}
