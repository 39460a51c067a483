/**
 * Returns whether jobs are waiting or running, so that recent uploads may still change the numbers.
 */
export async function hasPendingJobs(baseURL: string): Promise<boolean> {
  const metrics = await (await fetch(`${baseURL}/metrics`)).text();
  if (!metrics.includes('# TYPE scrapboard_jobs ')) throw new Error('/metrics contains no jobs');
  return /^scrapboard_jobs\{/m.test(metrics);
}
