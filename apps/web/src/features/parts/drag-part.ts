import type { DragEvent } from 'react';

/** Only drags of parts have it, so that the tray does not take other texts. */
const PART_TYPE = 'application/x-scrapboard-part';

/** Starts to drag a part; elsewhere it is dropped as its id. */
export function dragPart({ dataTransfer }: DragEvent, id: string): void {
  dataTransfer.setData(PART_TYPE, id);
  dataTransfer.setData('text/plain', id);
  dataTransfer.effectAllowed = 'copy';
}

/** Returns whether a part is dragged. */
export function isPartDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(PART_TYPE);
}

/** Returns the part that was dropped; empty if something else was. */
export function droppedPart({ dataTransfer }: DragEvent): string {
  return dataTransfer.getData(PART_TYPE);
}
