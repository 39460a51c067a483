import { hash } from 'node:crypto';
import { createHash63 } from '@scrapboard/matches';

export const hash63 = createHash63((text) => hash('sha256', text, 'hex'));
