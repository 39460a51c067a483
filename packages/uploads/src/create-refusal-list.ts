import { type Upload, uploadErrors } from '@scrapboard/contract';
import type { UploadError } from './upload-error.ts';

export type RefusedFile = Upload['refused'][number];

const MAX_NAME_LENGTH = 240;

/**
 * Returns an upload's list of refused files, limited to `maxFiles`, and a function that adds to it.
 */
export function createRefusalList(maxFiles: number) {
  const refused: RefusedFile[] = [];
  function refuse(name: string, { code }: UploadError): void {
    if (refused.length >= maxFiles) return;
    const file = name.replaceAll(/\p{Cc}/gu, '').slice(-MAX_NAME_LENGTH) || 'file';
    refused.push({ file, code, message: uploadErrors[code] });
  }
  return { refused, refuse };
}
