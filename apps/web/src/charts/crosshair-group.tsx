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

interface Crosshair {
  /** Where on the x axis the pointer or the focus is, in any chart of the group. */
  at: number | null;
  setAt: (at: number | null) => void;
}

interface Margins {
  /** Px that the widest texts beside the value axis of any chart of the group need. */
  widest: number;
  report: (chart: string, width: number | null) => void;
}

const CrosshairContext = createContext<Crosshair | null>(null);
const MarginsContext = createContext<Margins | null>(null);

/**
 * Lets charts with the same x axis, one above the other, show the crosshair of any of them. Their
 * axes begin at the same distance from the left, so that a time is at the same place in all of them.
 */
export function CrosshairGroup({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<number | null>(null);
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const crosshair = useMemo(() => ({ at, setAt }), [at]);
  const report = useCallback((chart: string, width: number | null) => {
    setWidths((known) => {
      if ((known.get(chart) ?? null) === width) return known;
      const next = new Map(known);
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

export function useCrosshair(): Crosshair | null {
  return useContext(CrosshairContext);
}

/** Returns the width for the texts of a value axis: `own`, or that of the widest chart of the group. */
export function useSharedMargin(own: number): number {
  const id = useId();
  const margins = useContext(MarginsContext);
  const report = margins?.report;
  useLayoutEffect(() => {
    report?.(id, own);
    return () => report?.(id, null);
  }, [report, id, own]);
  return Math.max(own, margins?.widest ?? 0);
}
