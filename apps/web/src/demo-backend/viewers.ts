/** The caller of a request with a valid token. */
export interface Viewer {
  accountId: string;
  sessionId: string;
  /** The players their account has claimed. */
  players: ReadonlySet<string>;
  /** Whether it is the public demo account, which cannot be changed. */
  isDemoAccount: boolean;
}

/** Reads the Authorization header of a call. */
export interface Viewers {
  /** Returns the caller; null without a valid token. */
  viewerOf(headers: Headers): Promise<Viewer | null>;
  /** Throws 'Authorization token missing' and 'Invalid authorization token'. */
  requireViewer(headers: Headers): Promise<Viewer>;
  /** Throws `demo_account` as well. */
  requireNonDemoViewer(headers: Headers): Promise<Viewer>;
  /**
   * Returns the id of the account that an upload belongs to, by access token or API token; null
   * without any. Throws `token_invalid`.
   */
  uploadAccountOf(headers: Headers): Promise<string | null>;
  /** Returns the players this caller must not see. */
  hiddenFrom(headers: Headers): Promise<ReadonlySet<string>>;
}
