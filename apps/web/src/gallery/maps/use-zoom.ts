import { type PointerEvent, useRef, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

interface View {
  zoom: number;
  /** The middle of what is seen, in units of the frame. */
  x: number;
  y: number;
}

/** Keeps the picture over the whole frame. */
export function clampView({ zoom, x, y }: View, { width, height }: Size): View {
  const [halfX, halfY] = [width / 2 / zoom, height / 2 / zoom];
  const within = (value: number, half: number, size: number) =>
    Math.min(Math.max(value, half), size - half);
  return { zoom, x: within(x, halfX, width), y: within(y, halfY, height) };
}

/** Zoom by buttons, 1 to 8, and moving by dragging; the wheel scrolls the page as everywhere. */
export function useZoom(size: Size) {
  const whole: View = { zoom: 1, x: size.width / 2, y: size.height / 2 };
  const [view, setView] = useState(whole);
  const grip = useRef<{ x: number; y: number }>(null);
  const { zoom, x, y } = view;

  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (grip.current === null) return;
    const unit = size.width / event.currentTarget.getBoundingClientRect().width / zoom;
    const { clientX, clientY } = event;
    const next = {
      zoom,
      x: x - (clientX - grip.current.x) * unit,
      y: y - (clientY - grip.current.y) * unit,
    };
    grip.current = { x: clientX, y: clientY };
    setView(clampView(next, size));
  };

  return {
    zoom,
    transform: `translate(${size.width / 2} ${size.height / 2}) scale(${zoom}) translate(${-x} ${-y})`,
    change: (factor: number) =>
      setView(clampView({ zoom: Math.min(8, Math.max(1, zoom * factor)), x, y }, size)),
    reset: () => setView(whole),
    drag: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (zoom === 1) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
      onPointerMoveCapture: move,
    },
  };
}
