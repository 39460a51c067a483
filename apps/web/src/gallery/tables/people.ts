/** Fictional people for the plain tables. */
export interface Person {
  name: string;
  phone: string;
  /** ISO 8601. */
  born: string;
}

export const people: Person[] = [
  { name: 'Marta Oyelaran', phone: '020 7946 0184', born: '1983-07-30' },
  { name: 'Silas Brinkmann', phone: '030 2301 4471', born: '1981-06-21' },
  { name: 'Noemi Castellan', phone: '415 555 0137', born: '1991-01-30' },
  { name: 'Iker Valdés', phone: '91 555 0172', born: '1974-11-06' },
  { name: 'Freya Lindholm', phone: '08 555 0148', born: '1996-03-14' },
];

export const systems: [system: string, users: string, share: string][] = [
  ['Windows 11', '7,614', '34.0%'],
  ['Windows 10', '6,918', '30.9%'],
  ['Android', '2,402', '10.7%'],
  ['iOS', '2,118', '9.5%'],
  ['macOS', '1,377', '6.1%'],
  ['Linux', '1,010', '4.5%'],
  ['Steam Deck', '604', '2.7%'],
  ['ChromeOS', '231', '1.0%'],
  ['Other', '131', '0.6%'],
];
