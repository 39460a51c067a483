import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

interface View {
  zoom: number;
  /** The centre of the view, in units of the frame. */
  x: number;
  y: number;
}

/** Keeps the view within the frame. */
export function clampView({ zoom, x, y }: View, { width, height }: Size): View {
  const [halfX, halfY] = [width / 2 / zoom, height / 2 / zoom];
  const clamp = (value: number, half: number, size: number) =>
    Math.min(Math.max(value, half), size - half);
  return { zoom, x: clamp(x, halfX, width), y: clamp(y, halfY, height) };
}

/** The direction of each arrow key. */
const arrowDirections: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Zooms with buttons, 1 to 8, and moves by dragging or arrow keys; the wheel scrolls the page as
 * usual.
 */
export function useZoom(size: Size) {
  const fullView: View = { zoom: 1, x: size.width / 2, y: size.height / 2 };
  const [view, setView] = useState(fullView);
  const dragStart = useRef<{ x: number; y: number }>(null);
  const { zoom, x, y } = view;
  // The pointer moves more often than the map renders; each step builds on the previous one.
  const updateView = (next: (previous: View) => View) =>
    setView((previous) => clampView(next(previous), size));

  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (dragStart.current === null) return;
    const unit = size.width / event.currentTarget.getBoundingClientRect().width / zoom;
    const { clientX, clientY } = event;
    const [right, down] = [
      (clientX - dragStart.current.x) * unit,
      (clientY - dragStart.current.y) * unit,
    ];
    updateView((previous) => ({
      zoom: previous.zoom,
      x: previous.x - right,
      y: previous.y - down,
    }));
    dragStart.current = { x: clientX, y: clientY };
  };
  const release = () => {
    dragStart.current = null;
  };

  return {
    view,
    transform: `translate(${size.width / 2} ${size.height / 2}) scale(${zoom}) translate(${-x} ${-y})`,
    zoomBy: (factor: number) =>
      updateView((previous) => ({
        ...previous,
        zoom: Math.min(8, Math.max(1, previous.zoom * factor)),
      })),
    reset: () => setView(fullView),
    /** Centres a point of the frame, as far as the zoom allows. */
    center: (point: { x: number; y: number }) => updateView(({ zoom }) => ({ zoom, ...point })),
    /** A fifth of the view per key press. */
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrowDirections[event.key];
      if (arrow === undefined || zoom === 1) return;
      event.preventDefault();
      const [stepX, stepY] = [size.width / zoom / 5, size.height / zoom / 5];
      updateView((previous) => ({
        zoom: previous.zoom,
        x: previous.x + arrow[0] * stepX,
        y: previous.y + arrow[1] * stepY,
      }));
    },
    drag: {
      onPointerDownCapture: (event: PointerEvent<SVGSVGElement>) => {
        if (zoom === 1) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerMoveCapture: move,
    },
  };
}
