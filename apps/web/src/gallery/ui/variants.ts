/** Bootstrap’s colour variants, with a sample text for each. */
export const variants = [
  { variant: 'primary', name: 'Primary', icon: 'activity', text: 'The main action.' },
  {
    variant: 'secondary',
    name: 'Secondary',
    icon: 'sliders',
    text: 'Good to know, no action needed.',
  },
  { variant: 'success', name: 'Success', icon: 'check', text: 'All 24 matches are stored.' },
  { variant: 'danger', name: 'Danger', icon: 'x', text: 'The upload failed; nothing was stored.' },
  {
    variant: 'warning',
    name: 'Warning',
    icon: 'alertTriangle',
    text: 'Three lines of the log could not be read.',
  },
  { variant: 'info', name: 'Info', icon: 'info', text: 'The demo shows simulated matches.' },
] as const;
