/** The dialogs of the cards, by the colour of their button. */
export const dialogs = [
  {
    variant: 'primary',
    name: 'Primary',
    title: 'Share this profile?',
    text: 'Whoever has the link sees the numbers as they are at that moment.',
  },
  {
    variant: 'success',
    name: 'Success',
    title: 'All matches are stored',
    text: 'Twenty-four logs were read, and no line of them was left over.',
  },
  {
    variant: 'danger',
    name: 'Danger',
    title: 'Delete twelve matches?',
    text: 'The numbers of every player who was in them change with it.',
  },
  {
    variant: 'warning',
    name: 'Warning',
    title: 'This log has gaps',
    text: 'The game was closed before the match ended; its result is not known.',
  },
] as const;
