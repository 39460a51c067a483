import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

interface SharedCrosshair {
  /** The position of the pointer or the focus on the x axis, in any chart of the group. */
  at: number | null;
  setAt: (at: number | null) => void;
}

interface SharedMargins {
  /** The width of the widest value axis labels of any chart of the group, in px. */
  widest: number;
  report: (chart: string, width: number | null) => void;
}

const CrosshairContext = createContext<SharedCrosshair | null>(null);
const MarginsContext = createContext<SharedMargins | null>(null);

/**
 * Synchronises the crosshairs of charts with the same x axis that are stacked above each other. Their
 * x axes start at the same distance from the left, so that they align.
 */
export function CrosshairGroup({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<number | null>(null);
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const crosshair = useMemo(() => ({ at, setAt }), [at]);
  const report = useCallback((chart: string, width: number | null) => {
    setWidths((previous) => {
      if ((previous.get(chart) ?? null) === width) return previous;
      const next = new Map(previous);
      if (width === null) next.delete(chart);
      else next.set(chart, width);
      return next;
    });
  }, []);
  const margins = useMemo(
    () => ({ widest: Math.max(0, ...widths.values()), report }),
    [widths, report],
  );
  return (
    <MarginsContext value={margins}>
      <CrosshairContext value={crosshair}>{children}</CrosshairContext>
    </MarginsContext>
  );
}

export function useCrosshair(): SharedCrosshair | null {
  return useContext(CrosshairContext);
}

/** Returns the width for the labels of a value axis: `ownWidth`, or that of the widest in the group. */
export function useSharedMargin(ownWidth: number): number {
  const id = useId();
  const margins = useContext(MarginsContext);
  const report = margins?.report;
  useLayoutEffect(() => {
    report?.(id, ownWidth);
    return () => report?.(id, null);
  }, [report, id, ownWidth]);
  return Math.max(ownWidth, margins?.widest ?? 0);
}
