export const initialValues = {
  firstName: 'Mark',
  lastName: 'Otto',
  username: '',
  city: '',
  state: '',
  zip: '',
  terms: false,
};
type Values = typeof initialValues;

/** The fields that are required and hold nothing; what is wrong is shown by their colour alone. */
export function emptyFields({ terms: _, ...texts }: Values): Partial<Record<keyof Values, string>> {
  const empty = Object.entries(texts).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, 'Required']));
}
