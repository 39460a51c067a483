import type { Highs } from 'highs';

export interface SolverOptions {
  /** Where `highs.wasm` is, if not beside the package's code. */
  wasmUrl?: string;
}

/**
 * What the package exports. Its own declarations say so only where a bundler resolves modules; for Node
 * they are those of its CommonJS file, which has the loader one level deeper.
 */
interface HighsModule {
  default: (options: { locateFile?: (file: string) => string }) => Promise<Highs>;
}

let loading: Promise<Highs> | undefined;

/** Returns the solver, which is compiled once; the first call says where it is. */
export function loadSolver({ wasmUrl }: SolverOptions): Promise<Highs> {
  loading ??= load(wasmUrl).catch((error: unknown) => {
    // The network may be back at the next attempt.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(wasmUrl: string | undefined): Promise<Highs> {
  const { default: loadHighs } = (await import('highs')) as unknown as HighsModule;
  return loadHighs(wasmUrl === undefined ? {} : { locateFile: () => wasmUrl });
}
