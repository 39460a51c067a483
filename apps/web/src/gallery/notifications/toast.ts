/** What a toast is and how long it stays. */

export const toastTypes = ['default', 'success', 'warning', 'danger'] as const;
/** Milliseconds. */
export const toastDurations = [2500, 5000, 7500, 10000] as const;
export const sides = ['left', 'center', 'right'] as const;
export const edges = ['top', 'bottom'] as const;

export interface ToastOptions {
  message: string;
  type: (typeof toastTypes)[number];
  /** Milliseconds; it goes after so long, not counting the time it is looked at. */
  duration: (typeof toastDurations)[number];
  /** A wave of light when it comes. */
  ripple: boolean;
  dismissible: boolean;
  x: (typeof sides)[number];
  y: (typeof edges)[number];
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

export const defaultToast: ToastOptions = {
  message: '',
  type: 'default',
  duration: 5000,
  ripple: true,
  dismissible: false,
  x: 'right',
  y: 'top',
};

/** Said where no message was written. */
export const defaultMessage = 'Your build is saved. You find it in the garage.';
