export const toastTypes = ['default', 'success', 'warning', 'danger'] as const;
export const toastDurationsMs = [2500, 5000, 7500, 10000] as const;
export const horizontalPositions = ['left', 'center', 'right'] as const;
export const verticalPositions = ['top', 'bottom'] as const;

export interface ToastOptions {
  message: string;
  type: (typeof toastTypes)[number];
  /** Until it disappears, not counting the time it is hovered or focused. */
  durationMs: (typeof toastDurationsMs)[number];
  /** Whether it appears with a ripple. */
  hasRipple: boolean;
  isDismissible: boolean;
  x: (typeof horizontalPositions)[number];
  y: (typeof verticalPositions)[number];
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

export const defaultToast: ToastOptions = {
  message: '',
  type: 'default',
  durationMs: 5000,
  hasRipple: true,
  isDismissible: false,
  x: 'right',
  y: 'top',
};

/** Shown if no message was entered. */
export const DEFAULT_MESSAGE = 'Your build is saved. You’ll find it in the garage.';
