/** The dialogs, by the colour of their button. */
export const dialogs = [
  {
    variant: 'primary',
    name: 'Primary',
    title: 'Share this profile?',
    text: 'Anyone with the link sees the current stats.',
  },
  {
    variant: 'success',
    name: 'Success',
    title: 'All matches are stored',
    text: 'Twenty-four logs were read completely.',
  },
  {
    variant: 'danger',
    name: 'Danger',
    title: 'Delete twelve matches?',
    text: 'This changes the stats of every player in them.',
  },
  {
    variant: 'warning',
    name: 'Warning',
    title: 'This log has gaps',
    text: 'The game was closed before the match ended; its result is unknown.',
  },
] as const;
