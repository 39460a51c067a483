import { createRequire } from 'node:module';

/**
 * Returns why this machine has no DuckDB, such as "it has no binary for linux-riscv64"; null if it
 * has one. Only looks for the file: loading it is left to DuckDB's own process.
 */
export function explainMissingDuckdb(
  platform = `${process.platform}-${process.arch}${usesMusl() ? '-musl' : ''}`,
): string | null {
  const { resolve } = createRequire(import.meta.url);
  try {
    const bindings = createRequire(resolve('@duckdb/node-api'));
    const binary = createRequire(bindings.resolve('@duckdb/node-bindings'));
    binary.resolve(`@duckdb/node-bindings-${platform}/duckdb.node`);
    return null;
  } catch {
    return `it has no binary for ${platform}`;
  }
}

/** Alpine and other distributions with another C library need other binaries. */
function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
