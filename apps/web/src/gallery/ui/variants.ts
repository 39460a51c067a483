/** The colours that Bootstrap's parts come in, and what the product uses each for. */
export const variants = [
  { variant: 'primary', name: 'Primary', text: 'The next thing to do.' },
  { variant: 'secondary', name: 'Secondary', text: 'Good to know, and nothing to do about it.' },
  { variant: 'success', name: 'Success', text: 'All 24 matches are stored.' },
  { variant: 'danger', name: 'Danger', text: 'The upload failed; nothing was stored.' },
  { variant: 'warning', name: 'Warning', text: 'Three lines of the log could not be read.' },
  { variant: 'info', name: 'Info', text: 'Ratings are counted anew every hour.' },
] as const;

export type Variant = (typeof variants)[number]['variant'];
