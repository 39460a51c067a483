import { vi } from 'vitest';

/** Stubs what some modules of the routes access when loaded; none of it does anything. */
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
