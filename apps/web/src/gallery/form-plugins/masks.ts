import { type PreparePaste, padGroups, prepareDate, prepareMoney, preparePhone } from './paste.ts';

/** An input mask: `9` stands for a digit, everything else for itself. */
export interface MaskRule {
  id: string;
  label: string;
  mask: string;
  /** What to type. */
  hint: string;
  /** Fills from the right: the last two digits are cents. */
  fillsFromRight?: boolean;
  /** A separator typed early pads its group with leading zeros: `7/` becomes `07/`. */
  padsWithZeros?: boolean;
  preparePaste?: PreparePaste;
  /** The on-screen keyboard to show. */
  inputMode?: 'numeric' | 'tel';
}

const date = { padsWithZeros: true, preparePaste: prepareDate };
const groups = { padsWithZeros: true, preparePaste: padGroups };
const money = { fillsFromRight: true, preparePaste: prepareMoney };
const usPhone = { inputMode: 'tel', preparePaste: preparePhone('1') } as const;
const brazilianPhone = { inputMode: 'tel', preparePaste: preparePhone('55') } as const;

export const generalMasks: MaskRule[] = [
  { id: 'date', label: 'Date', mask: '99/99/9999', hint: 'DD/MM/YYYY', ...date },
  {
    id: 'hour',
    label: 'Hour',
    mask: '99:99:9999',
    hint: 'Two, two and four digits: 20:30:0000',
    ...groups,
  },
  {
    id: 'date-hour',
    label: 'Date & Hour',
    mask: '99/99/9999 99:99:99',
    hint: 'DD/MM/YYYY HH:MM:SS',
    ...date,
  },
  { id: 'zip', label: 'ZIP Code', mask: '99999-999', hint: 'Five and three digits: 01310-100' },
  {
    id: 'groups',
    label: 'Number in groups',
    mask: '9-99-99-99',
    hint: 'One digit, then three pairs: 1-23-45-67',
  },
  {
    id: 'money',
    label: 'Money',
    mask: '999.999.999.999.999,99',
    hint: 'Fills from the right; the last two digits are cents',
    ...money,
  },
  {
    id: 'money-2',
    label: 'Money 2',
    mask: '9.999,99',
    hint: 'Fills from the right, up to 9.999,99',
    ...money,
  },
];

export const numberMasks: MaskRule[] = [
  {
    id: 'phone',
    label: 'Telephone',
    mask: '9999-9999',
    hint: 'Eight digits: 5555-0134',
    inputMode: 'tel',
  },
  {
    id: 'phone-area',
    label: 'Telephone with area code',
    mask: '(99) 9999-9999',
    hint: 'Area code and eight digits: (11) 5555-0134',
    ...brazilianPhone,
  },
  {
    id: 'phone-us',
    label: 'US telephone',
    mask: '(999) 999-9999',
    hint: 'Area code and seven digits: (415) 555-0137',
    ...usPhone,
  },
  {
    id: 'phone-sp',
    label: 'São Paulo mobile phone',
    mask: '(99) 99999-9999',
    hint: 'Area code and nine digits: (11) 95555-0134',
    ...brazilianPhone,
  },
  { id: 'cpf', label: 'CPF', mask: '999.999.999-99', hint: 'Eleven digits: 123.456.789-09' },
  {
    id: 'cnpj',
    label: 'CNPJ',
    mask: '99.999.999/9999-99',
    hint: 'Fourteen digits: 12.345.678/0001-95',
  },
  {
    id: 'ip',
    label: 'IP address',
    mask: '999.999.999.999',
    hint: 'Four groups of three digits: 192.168.001.010; a dot adds leading zeros',
    ...groups,
  },
];
