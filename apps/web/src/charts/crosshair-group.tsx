import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Crosshair {
  /** Where on the x axis the pointer or the focus is, in any chart of the group. */
  at: number | null;
  setAt: (at: number | null) => void;
}

const CrosshairContext = createContext<Crosshair | null>(null);

/** Lets charts with the same x axis, one above the other, show the crosshair of any of them. */
export function CrosshairGroup({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<number | null>(null);
  const crosshair = useMemo(() => ({ at, setAt }), [at]);
  return <CrosshairContext value={crosshair}>{children}</CrosshairContext>;
}

export function useCrosshair(): Crosshair | null {
  return useContext(CrosshairContext);
}
