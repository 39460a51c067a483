import type {
  AccountErrorCode,
  UploadAnswer,
  UploadErrorCode,
  UploadRefusal,
} from '@scrapboard/contract';

/** The codes of failures: the server's, and those that only the browser notices. */
export type FailureCode =
  | UploadErrorCode
  | Extract<AccountErrorCode, 'account_required' | 'token_invalid'>
  | 'unreachable'
  | 'unreadable'
  | 'unknown_upload';

export type RefusedFile = NonNullable<UploadRefusal['refused']>[number];

/** An upload that was rejected or could not be sent. */
export class UploadFailure extends Error {
  readonly code: FailureCode;
  readonly refused: RefusedFile[];
  /** How long to wait before a retry; null if that is up to the user. */
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | undefined;

  constructor(
    code: FailureCode,
    details: {
      message?: string;
      refused?: RefusedFile[];
      retryAfterSeconds?: number;
      requestId?: string;
    } = {},
  ) {
    super(details.message ?? code);
    this.code = code;
    this.refused = details.refused ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.requestId = details.requestId;
  }
}

/** Returns the failure in the body of a response; without a body it is a server error. */
export function readRefusal(text: string, retryAfter: string | null): UploadFailure {
  const seconds = Number(retryAfter ?? '');
  const retryDetails = retryAfter !== null && seconds > 0 ? { retryAfterSeconds: seconds } : {};
  try {
    const body = JSON.parse(text) as Partial<UploadRefusal>;
    return new UploadFailure((body.code as FailureCode | undefined) ?? 'internal', {
      ...retryDetails,
      ...(body.message !== undefined && { message: body.message }),
      ...(body.refused !== undefined && { refused: body.refused }),
      ...(body.requestId !== undefined && { requestId: body.requestId }),
    });
  } catch {
    return new UploadFailure('internal', retryDetails);
  }
}

/** Returns the body of an accepted upload. Throws `unreachable` if it is not the server's. */
export function readAccepted(text: string): UploadAnswer {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    throw new UploadFailure('unreachable');
  }
}
