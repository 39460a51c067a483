/**
 * Returns where a file can be read on the operator’s own repository; undefined unless their GitHub
 * link is the URL of a repository (`https://host/owner/name`).
 */
export function sourceUrl(github: string | null | undefined, file: string): string | undefined {
  const [, repository] =
    /^(https?:\/\/[^/]+\/[^/]+\/[^/?#]+?)(?:\.git)?\/?$/.exec(github ?? '') ?? [];
  return repository === undefined ? undefined : `${repository}/blob/HEAD/${file}`;
}
