import { type AccountErrorCode, accountErrors, type ErrorBody } from '@scrapboard/contract';

/** A refusal, thrown from wherever it is known; becomes the error body of the contract. */
export class DemoError extends Error {
  override name = 'DemoError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export function refuse(status: number, code: string, message: string): DemoError {
  return new DemoError(status, { code, message });
}

export const notFound = (message: string) => refuse(404, 'not_found', message);

/** A hidden player answers like one nobody has met. */
export const unknownPlayer = () => notFound('There is no player with this id.');

/** A refusal that the contract has a text for. */
export function refuseAccount(status: number, code: AccountErrorCode): DemoError {
  return refuse(status, code, accountErrors[code]);
}
