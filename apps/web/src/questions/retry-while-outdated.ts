/** How often an outdated answer is fetched again; the server needs some seconds for the new one. */
const RETRY_INTERVAL_MS = 5_000;

/** The `refetchInterval` of queries for answers that may be outdated. */
export const retryWhileOutdated = ({
  state: { data },
}: {
  state: { data?: { outdated: boolean } | undefined };
}) => (data?.outdated === true ? RETRY_INTERVAL_MS : false);
