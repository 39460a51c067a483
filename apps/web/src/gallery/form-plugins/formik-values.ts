export const initialValues = {
  firstName: 'Piper',
  lastName: 'Sparkwell',
  username: '',
  city: '',
  state: '',
  zip: '',
  terms: false,
};
type Values = typeof initialValues;

/** Returns the required fields that are empty; the form shows them by colour, without a message. */
export function findEmptyFields({
  terms: _,
  ...texts
}: Values): Partial<Record<keyof Values, string>> {
  const emptyEntries = Object.entries(texts).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(emptyEntries.map(([name]) => [name, 'Required']));
}
