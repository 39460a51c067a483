/** The colours that Bootstrap's parts come in, and what the product says in each. */
export const variants = [
  { variant: 'primary', name: 'Primary', icon: 'activity', text: 'The next thing to do.' },
  {
    variant: 'secondary',
    name: 'Secondary',
    icon: 'sliders',
    text: 'Good to know, nothing to do.',
  },
  { variant: 'success', name: 'Success', icon: 'check', text: 'All 24 matches are stored.' },
  { variant: 'danger', name: 'Danger', icon: 'x', text: 'The upload failed; nothing is stored.' },
  {
    variant: 'warning',
    name: 'Warning',
    icon: 'alertTriangle',
    text: 'Three lines of the log could not be read.',
  },
  { variant: 'info', name: 'Info', icon: 'info', text: 'The demo shows simulated matches.' },
] as const;
