import { ApiError, notFound } from '@scrapboard/contract';

/** A refusal whose body says more than code and message, such as which fields are wrong. */
export class Refusal extends ApiError {
  override name = 'Refusal';
  readonly more: object;

  constructor(status: number, code: string, message: string, more: object) {
    super(status, code, message);
    this.more = more;
  }
}

/** A hidden player answers like one nobody has met. */
export const unknownPlayer = () => notFound('There is no player with this id.');
