import type { ZodMiniType } from 'zod/mini';

/** The maximum requests per minute from one address, by purpose. */
export const rateLimits = {
  /** Signing up, signing in and resetting a password. */
  auth: 20,
  upload: 120,
  write: 120,
  read: 3000,
} as const;
export type RateLimit = keyof typeof rateLimits;

export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 413
  | 415
  | 422
  | 429
  | 500
  | 503
  | 507;
type AnswerStatus = 200 | 202 | 204 | 503;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Written as in the OpenAPI document: `GET /api/players/{id}`. */
export type CallPattern = `${Method} /${string}`;

/** One operation of the API; its method and path are its key in the table. */
export interface Operation {
  /** The section of the API documentation. */
  tag:
    | 'Profile'
    | 'Players'
    | 'Matches'
    | 'Search'
    | 'Questions'
    | 'Parts'
    | 'Prices'
    | 'Schedules'
    | 'Uploads'
    | 'Account'
    | 'Moderation'
    | 'Server'
    | 'Operation';
  summary: string;
  description?: string;
  /** The path parameters, in braces in the path. */
  params?: ZodMiniType;
  query?: ZodMiniType;
  /** Sent as JSON. */
  body?: ZodMiniType;
  /** For a form with files, which the handler reads itself. */
  consumes?: 'multipart/form-data';
  /** The body of each success status; `z.null()` is a response without a body. */
  answers: { readonly [Status in AnswerStatus]?: ZodMiniType };
  /** Only for statuses that need an explanation. */
  answerDescriptions?: { readonly [Status in AnswerStatus]?: string };
  /** Absent for JSON. For an event stream, `answers` describes the data of each event. */
  produces?:
    | 'text/event-stream'
    | 'text/plain'
    | 'text/csv'
    | 'text/calendar'
    | 'application/x-ndjson';
  /**
   * Error statuses besides 500 and 503, which every call that reads the database can return; absent
   * if there are none.
   */
  errors?: readonly ErrorStatus[];
  /** The schema of the error body, if it contains more than the contract's `errorBody`. */
  errorBody?: ZodMiniType;
  /**
   * Whether the call needs an access token or answers differently with one. `operator` needs an
   * operator's token; other requests are refused before their body is read.
   */
  token: 'operator' | 'required' | 'optional' | 'none';
  rateLimit: RateLimit | 'none';
  /**
   * Whether the response has an ETag and may be stored and revalidated, or must never be stored.
   */
  caching: 'etag' | 'no-store';
  /**
   * Which players the answer names, which decides how hidden ones are kept from others. `none`: no
   * players, or only those of the account itself. `subject`: the player `{id}` of the path, who is
   * not found if hidden. `others`: any players, who are removed from the answer if hidden (see
   * `hiddenPlayerFilters` in packages/read-models). `unfiltered`: any players, hidden ones too; only for
   * operators.
   */
  players: 'none' | 'subject' | 'others' | 'subject and others' | 'unfiltered';
  /** For operators and API documentation; the back end in the browser does not implement it. */
  serverOnly?: true;
}

/**
 * The type of each file of operations: `{ 'GET /api/…': { … } } as const satisfies OperationTable`.
 */
export type OperationTable = Readonly<Record<CallPattern, Operation>>;
