import { createStoredValue } from '../stored-value.ts';

/** Figures that the viewer has changed, by the id of the part and the name of the figure. */
export type ViewerFigures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const NO_FIGURES: ViewerFigures = {};
export const MAX_FIGURE = 1_000_000;

/** Returns whether a value is a valid figure. */
export function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_FIGURE;
}

function read(stored: unknown): ViewerFigures {
  if (typeof stored !== 'object' || stored === null) return NO_FIGURES;
  const parts = Object.entries(stored).flatMap(([id, figures]) => {
    if (typeof figures !== 'object' || figures === null) return [];
    const valid = Object.entries(figures).flatMap(([name, value]) =>
      isFigure(value) ? [[name, value] as const] : [],
    );
    return valid.length === 0 ? [] : [[id, Object.fromEntries(valid)] as const];
  });
  return parts.length === 0 ? NO_FIGURES : Object.fromEntries(parts);
}

/**
 * The viewer's own figures, kept in this browser: the game changes with every patch, and the catalogue
 * is only as new as its data.
 */
export const viewerFigures = createStoredValue('scrapboard.figures', read);

/** Stores a figure of a part in this browser; undefined resets it to the catalogue’s. */
export function saveViewerFigure(id: string, name: string, value: number | undefined): void {
  const { [id]: figures = {}, ...others } = viewerFigures.get();
  const { [name]: _, ...rest } = figures;
  const changed = value === undefined ? rest : { ...rest, [name]: value };
  const allFigures = Object.keys(changed).length === 0 ? others : { ...others, [id]: changed };
  viewerFigures.set(Object.keys(allFigures).length === 0 ? undefined : allFigures);
}
