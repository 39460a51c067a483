import type { DragEvent } from 'react';

/** The data type of dragged parts, so that the tray does not accept other texts. */
const PART_TYPE = 'application/x-scrapboard-part';

/** Starts dragging a part; other programs receive its ID as text. */
export function dragPart({ dataTransfer }: DragEvent, id: string): void {
  dataTransfer.setData(PART_TYPE, id);
  dataTransfer.setData('text/plain', id);
  dataTransfer.effectAllowed = 'copy';
}

/** Returns whether a part is being dragged. */
export function isPartDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(PART_TYPE);
}

/** Returns the ID of the dropped part; empty if something else was dropped. */
export function readDroppedPart({ dataTransfer }: DragEvent): string {
  return dataTransfer.getData(PART_TYPE);
}
