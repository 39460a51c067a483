import { useSyncExternalStore } from 'react';
import { sendBatch } from './send-batch.ts';
import { createUploadQueue, isSending, type QueueState } from './upload-queue.ts';
import { cancelUpload, watchUpload } from './watch-upload.ts';

/** The uploads of this tab, which continue on other pages. */
export const uploads = createUploadQueue({
  send: sendBatch,
  watch: watchUpload,
  cancel: cancelUpload,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});

// Closing the tab would lose what has not been sent.
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}
let warned = false;
uploads.subscribe(() => {
  const sending = uploads.getState().items.some(isSending);
  if (sending === warned) return;
  warned = sending;
  if (sending) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

export function useUploads(): QueueState {
  return useSyncExternalStore(uploads.subscribe, uploads.getState);
}
