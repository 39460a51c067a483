/** How often percentiles are fetched again while the server has not counted the cohorts yet. */
const RETRY_INTERVAL_MS = 30_000;

/** The `refetchInterval` of queries for percentiles. */
export const retryWhilePending = ({
  state: { data },
}: {
  state: { data?: { asOf: string | null } | undefined };
}) => (data?.asOf === null ? RETRY_INTERVAL_MS : false);
