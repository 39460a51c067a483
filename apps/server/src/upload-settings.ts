import { integer, size } from './config-values.ts';
import { defineSetting } from './define-setting.ts';

/** The limits of uploads, and how much of the disk they leave free. */
export const uploadSettings = {
  uploadMaxBytes: defineSetting(
    'SCRAPBOARD_UPLOAD_MAX_BYTES',
    '64 MB',
    'The largest upload, as sent.',
    size,
  ),
  uploadMaxExpandedBytes: defineSetting(
    'SCRAPBOARD_UPLOAD_MAX_EXPANDED',
    '1 GB',
    'The largest upload, unpacked.',
    size,
  ),
  uploadMaxFiles: defineSetting(
    'SCRAPBOARD_UPLOAD_MAX_FILES',
    '200',
    'The most files in one upload.',
    integer(1, 100_000),
  ),
  uploadConcurrency: defineSetting(
    'SCRAPBOARD_UPLOAD_CONCURRENCY',
    '16',
    'How many uploads are received at once, half of them from one network; more are asked to retry later.',
    integer(1, 1000),
  ),
  uploadMinBytesPerSecond: defineSetting(
    'SCRAPBOARD_UPLOAD_MIN_RATE',
    '8 KB',
    'How much of an upload has to arrive per second, on average; slower ones are ended.',
    size,
  ),
  uploadDeadlineMinutes: defineSetting(
    'SCRAPBOARD_UPLOAD_DEADLINE',
    '60',
    'The most minutes an upload may take to arrive.',
    integer(1, 1440),
  ),
  accountQuotaBytes: defineSetting(
    'SCRAPBOARD_UPLOAD_QUOTA_ACCOUNT',
    '10 GB',
    'How much one account may upload in 24 hours, unpacked.',
    size,
  ),
  networkQuotaBytes: defineSetting(
    'SCRAPBOARD_UPLOAD_QUOTA_NETWORK',
    '20 GB',
    'How much may be uploaded from one network in 24 hours, unpacked.',
    size,
  ),
  uploadEmptyDays: defineSetting(
    'SCRAPBOARD_UPLOAD_EMPTY_DAYS',
    '30',
    'After how many days uploads without any match are deleted.',
    integer(1, 36_500),
  ),
  diskReserveBytes: defineSetting(
    'SCRAPBOARD_DISK_RESERVE',
    '1 GB',
    'How much of the disk stays free for the database; before that, uploads are refused and those received wait to be read.',
    size,
  ),
} as const;
