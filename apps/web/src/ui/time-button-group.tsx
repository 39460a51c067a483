import { createContext, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';

interface Group {
  /** The row whose time the Tab key reaches. */
  current: string | undefined;
  select(row: string): void;
}

/** Null outside of a group. */
export const TimeButtonGroupContext = createContext<Group | null>(null);

interface Props {
  /** The ids of the rows that contain a time. */
  rows: readonly string[];
  children: ReactNode;
}

/**
 * A table or list whose times are a single Tab stop; the up and down arrow keys move between them.
 */
export function TimeButtonGroup({ rows, children }: Props) {
  const [selected, select] = useState<string>();
  const current = selected !== undefined && rows.includes(selected) ? selected : rows[0];
  const group = useMemo(() => ({ current, select }), [current]);
  return <TimeButtonGroupContext value={group}>{children}</TimeButtonGroupContext>;
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the time of the row above or below. A row may contain a time per screen width, one of which is visible. */
export function focusNextTime(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest('table, ul');
  if (step === undefined || list === null) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLElement>('.time-button')];
  const shown = buttons.filter((button) => button.checkVisibility());
  shown[shown.indexOf(event.currentTarget) + step]?.focus();
}
