import type { Highs } from 'highs';

export interface SolverOptions {
  /** Where `highs.wasm` is, if not beside the package's code. */
  wasmUrl?: string;
}

/**
 * The actual exports of the package. With Node's module resolution its types are those of its CommonJS file,
 * which has the loader one level deeper.
 */
interface HighsModule {
  default: (options: { locateFile?: (file: string) => string }) => Promise<Highs>;
}

let loading: Promise<Highs> | undefined;

/** Returns the solver, which is compiled once; only the first call's `wasmUrl` counts. */
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
