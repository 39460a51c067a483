import { paths } from '../../paths.ts';

/** Outlines on a 24 × 24 grid, by the last part of the page's path; from Feather (MIT, Cole Bemis). */
const outlines: Record<string, string> = {
  introduction:
    'M2 3h6a4 4 0 0 1 4 4v14a3 3 0 0 0-3-3H2zM22 3h-6a4 4 0 0 0-4 4v14a3 3 0 0 1 3-3h7z',
  'getting-started': 'M4 17L10 11 4 5M12 19L20 19',
  routing: 'M1 6v16l7-4 8 4 7-4V2l-7 4-8-4zM8 2v16M16 6v16',
  auth: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  guards: 'M12 22s8-4 8-10V5l-8-3-8 3v7c0 6 8 10 8 10z',
  'api-calls': 'M22 2L11 13M22 2L15 22 11 13 2 9z',
  'environment-variables': 'M4 21v-7M4 10V3M12 21v-9M12 8V3M20 21v-5M20 12V3M1 14h6M9 8h6M17 16h6',
  redux:
    'M3 5a9 3 0 1 0 18 0a9 3 0 1 0-18 0zM21 12c0 1.66-4 3-9 3s-9-1.34-9-3M3 5v14c0 1.66 4 3 9 3s9-1.34 9-3V5',
  internationalization:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM2 12h20M12 2a15.3 15.3 0 0 1 4 10 15.3 15.3 0 0 1-4 10 15.3 15.3 0 0 1-4-10 15.3 15.3 0 0 1 4-10z',
  'eslint-and-prettier': 'M9 11l3 3L22 4M21 12v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h11',
  deployment: 'M16 16l-4-4-4 4M12 12v9M20.39 18.39A5 5 0 0 0 18 9h-1.26A8 8 0 1 0 3 16.3',
  'migrating-to-next-js': 'M16 3h5v5M4 20L21 3M21 16v5h-5M15 15l6 6M4 4l5 5',
  support:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.93 4.93l4.24 4.24M14.83 14.83l4.24 4.24M14.83 9.17l4.24-4.24M4.93 19.07l4.24-4.24',
  changelog: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 6v6l4 2',
};

/** The icon of a page, or of a group of pages, of the documentation. */
export function GuideIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[path.slice(paths.guide('').length)]} />
    </svg>
  );
}
