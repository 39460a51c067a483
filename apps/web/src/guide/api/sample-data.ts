/** What the calls of the page about API calls answer, here and in the demo without a server. */

export interface SampleUser {
  id: string;
  firstName: string;
  lastName: string;
}

export const missingText = "Looks like you didn't provide the required data.";

export const sampleUsers: SampleUser[] = [
  { id: '12345', firstName: 'Fred', lastName: 'Flintstone' },
];

export const sampleProducts = [
  { id: 1, name: 'Bumper', price: 12.5 },
  { id: 2, name: 'Radiator', price: 148 },
  { id: 3, name: 'Cabin', price: 960 },
];

/** The products whose name holds a text, in any case; all without one. */
export function findProducts(search: string | undefined) {
  const wanted = (search ?? '').toLowerCase();
  return sampleProducts.filter(({ name }) => name.toLowerCase().includes(wanted));
}
