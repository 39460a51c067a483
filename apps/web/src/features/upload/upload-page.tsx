import './upload.scss';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { useIsUserKnown } from '../../account/use-is-user-known.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { useFailureText } from '../../use-failure-text.ts';
import { DropZone } from './drop-zone.tsx';
import { FoundCard } from './found-card.tsx';
import { HelpCard } from './help-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { NothingReadableError, TooManyEntriesError } from './read-drop.ts';
import { dateBatch } from './session-date.ts';
import { type DropSummary, SkippedFiles } from './skipped-files.tsx';
import { type FoundFile, sortFiles } from './sort-files.ts';
import { uploads, useUploads } from './uploads.ts';

const UPLOAD_ID_PATTERN = /^[0-9a-f]{32}$/;

/** Uploads logs: drop them, check what was found, send it and see the results. */
export function UploadPage() {
  const { t } = useTranslation('upload');
  const [dropSummary, setDropSummary] = useState<DropSummary | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  useLinkedUpload();
  useServerLimits();
  useInvalidateStats();

  const addFiles = async (files: Promise<FoundFile[]>) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const foundFiles = await files;
      if (foundFiles.length === 0) return;
      const { batches, ...skippedFiles } = sortFiles(foundFiles);
      const newBatchCount = uploads.add(await Promise.all(batches.map(dateBatch)));
      setDropSummary({ ...skippedFiles, batchCount: batches.length, newBatchCount });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <PageTitle />
      <p className="lead-text">{t('lead')}</p>
      <div className="upload-layout">
        <div className="upload-main">
          <AccountNeeded />
          <UploadsPaused />
          <DropZone onFiles={(files) => void addFiles(files)} isBusy={isBusy} />
          {failure !== null && <DropFailure failure={failure} />}
          {dropSummary !== null && <SkippedFiles summary={dropSummary} />}
          <FoundCard />
          <ProgressCard />
        </div>
        <HelpCard />
      </div>
    </>
  );
}

/** Why nothing of what was dropped or picked is listed. */
function DropFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('upload');
  const failureText = useFailureText();
  const text =
    failure instanceof TooManyEntriesError
      ? t('drop.tooMany')
      : failure instanceof NothingReadableError || failure instanceof DOMException
        ? t('drop.unreadable')
        : failureText(failure);
  return (
    <p className="upload-error" role="alert">
      {text}
    </p>
  );
}

/** Warns in advance that the server has no disk space for uploads. */
function UploadsPaused() {
  const { t } = useTranslation('upload');
  const { uploadsPaused = false } = useStatus() ?? {};
  if (!uploadsPaused) return null;
  return <div className="alert alert-warning mb-0">{t('errors.disk_full')}</div>;
}

/** Warns in advance that the server accepts uploads only from accounts. */
function AccountNeeded() {
  const { t } = useTranslation(['upload', 'shell']);
  const { user } = useAuth();
  const isUserKnown = useIsUserKnown();
  const { uploadsFrom } = useStatus() ?? {};
  if (uploadsFrom !== 'accounts' || user !== null || !isUserKnown) return null;
  return (
    <div className="alert alert-info d-flex flex-wrap align-items-center gap-3 mb-0">
      {t('upload:accountsOnly')}
      <Link className="btn btn-primary ms-auto" to={paths.signIn({ to: paths.upload() })}>
        {t('shell:user.signIn')}
      </Link>
    </div>
  );
}

/** Shows the upload of `/upload?id=…`, even one sent by someone else. */
function useLinkedUpload() {
  const id = useSearchParams()[0].get('id');
  useEffect(() => {
    if (id !== null && UPLOAD_ID_PATTERN.test(id)) uploads.show(id);
  }, [id]);
}

function useServerLimits() {
  const bytes = useStatus()?.limits.uploadBytes;
  useEffect(() => {
    if (bytes !== undefined) uploads.setMaxBytes(bytes);
  }, [bytes]);
}

/** Refetches the stats of other pages after each stored upload. */
function useInvalidateStats() {
  const client = useQueryClient();
  const { items } = useUploads();
  const storedCount = items.filter(({ state }) => state.name === 'stored').length;
  useEffect(() => {
    if (storedCount > 0) void client.invalidateQueries();
  }, [client, storedCount]);
}
