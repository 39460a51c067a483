import { useSyncExternalStore } from 'react';
import { sendBatch } from './send-batch.ts';
import { createUploadQueue, isQueuedOrSending, type QueueState } from './upload-queue.ts';
import { cancelUpload, watchUpload } from './watch-upload.ts';

/** The uploads of this tab, which continue on other pages. */
export const uploads = createUploadQueue({
  send: sendBatch,
  watch: watchUpload,
  cancel: cancelUpload,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});

// Closing the tab would lose what has not been sent.
function preventUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}
let isPreventingUnload = false;
uploads.subscribe(() => {
  const hasUnsent = uploads.getState().items.some(isQueuedOrSending);
  if (hasUnsent === isPreventingUnload) return;
  isPreventingUnload = hasUnsent;
  if (hasUnsent) window.addEventListener('beforeunload', preventUnload);
  else window.removeEventListener('beforeunload', preventUnload);
});

export function useUploads(): QueueState {
  return useSyncExternalStore(uploads.subscribe, uploads.getState);
}
