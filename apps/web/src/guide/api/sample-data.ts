/** Sample data for the API Calls page, shared with the demo. */

export interface SampleUser {
  id: string;
  firstName: string;
  lastName: string;
}

export const MISSING_TEXT = "Looks like you didn't provide the required data.";

export const sampleUsers: SampleUser[] = [
  { id: '12345', firstName: 'Piper', lastName: 'Sparkwell' },
];

export const sampleProducts = [
  { id: 1, name: 'Bumper', price: 12.5 },
  { id: 2, name: 'Radiator', price: 148 },
  { id: 3, name: 'Cabin', price: 960 },
];

/** Returns the products whose name contains the search text, or all of them. */
export function findProducts(search: string | undefined) {
  const text = (search ?? '').toLowerCase();
  return sampleProducts.filter(({ name }) => name.toLowerCase().includes(text));
}
