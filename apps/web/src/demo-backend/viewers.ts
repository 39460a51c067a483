/** Who sends a request, where a good token says so. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** The players their account has claimed. */
  players: ReadonlySet<string>;
  /** The account of the prefilled credentials, which stays as it is, as on a server with demo data. */
  shared: boolean;
}

/** Reading the Authorization header of a call. */
export interface Viewers {
  /** Null for a visitor, and for one whose token is no good. */
  viewerOf(headers: Headers): Promise<Viewer | null>;
  /** Throws 'Authorization token missing' and 'Invalid authorization token'. */
  requireViewer(headers: Headers): Promise<Viewer>;
  /** Throws `demo_account` as well. */
  requireOwner(headers: Headers): Promise<Viewer>;
  /** The account an upload belongs to, by access token or API token; null without any. Throws `token_invalid`. */
  uploaderOf(headers: Headers): Promise<string | null>;
  /** The players this caller must not see. */
  hiddenFrom(headers: Headers): Promise<ReadonlySet<string>>;
}
