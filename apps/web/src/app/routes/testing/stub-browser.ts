import { vi } from 'vitest';

/** Stubs the browser objects that route modules access when loaded; the stubs do nothing. */
export function stubBrowser(): void {
  vi.stubGlobal('window', {
    location: new URL('http://localhost/'),
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    addEventListener() {},
    querySelector: () => null,
  });
}
