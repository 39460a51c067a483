import type { ZodMiniType } from 'zod/mini';

/** Requests that one address may make in a minute, by what they are for. */
export const rateLimits = {
  /** Signing up and in, and resetting a password. */
  auth: 20,
  upload: 120,
  write: 120,
  read: 3000,
} as const;
export type RateLimit = keyof typeof rateLimits;

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
type AnswerStatus = 200 | 202 | 204 | 503;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** As the OpenAPI document writes it: `GET /api/players/{id}`. */
export type CallPattern = `${Method} /${string}`;

/** One thing that can be asked of Scrapboard; its method and path are its key in the table. */
export interface Operation {
  /** The section of the API's documentation. */
  tag:
    | 'Profile'
    | 'Players'
    | 'Matches'
    | 'Search'
    | 'Uploads'
    | 'Account'
    | 'Server'
    | 'Operation';
  summary: string;
  description?: string;
  /** The parts of the path in braces. */
  params?: ZodMiniType;
  query?: ZodMiniType;
  /** Sent as JSON. */
  body?: ZodMiniType;
  /** Sent as a form with files, which the handler reads itself. */
  consumes?: 'multipart/form-data';
  /** What is answered when nothing is wrong, by status; `z.null()` is an answer without a body. */
  answers: { readonly [Status in AnswerStatus]?: ZodMiniType };
  /** Only where a status needs explaining. */
  answerDescriptions?: { readonly [Status in AnswerStatus]?: string };
  /** Absent for JSON. Of an event stream, `answers` describes the data of each event. */
  produces?: 'text/event-stream' | 'text/plain';
  /** Besides 500 and 503, which any call that reads the database can meet; absent where none can be met. */
  errors?: readonly ErrorStatus[];
  /** Where the body of an error says more than the contract's `errorBody`. */
  errorBody?: ZodMiniType;
  /** Whether the call needs an access token, or answers differently with one. */
  token: 'required' | 'optional' | 'none';
  rateLimit: RateLimit | 'none';
  /** Whether the answer carries an ETag and may be kept if it is asked for again, or is never kept. */
  caching: 'etag' | 'no-store';
  /**
   * Which players the answer tells about. It decides how hidden ones are kept from others, so think of
   * it: `none` is also for answers that name only the own players of an account; `subject` is the
   * player `{id}` of the path, not found where hidden; `others` are any players, taken out of the
   * answer where hidden (how: `withoutHidden` of packages/read-models).
   */
  players: 'none' | 'subject' | 'others' | 'subject and others';
  /** For whoever runs the server, or describes it; the back end in the browser has no such thing. */
  serverOnly?: true;
}

/** What each file of operations must be: `{ 'GET /api/…': { … } } as const satisfies OperationTable`. */
export type OperationTable = Readonly<Record<CallPattern, Operation>>;
