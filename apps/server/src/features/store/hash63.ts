import { hash } from 'node:crypto';
import { createHash63 } from '@scrapboard/back-end';

export const hash63 = createHash63((text) => hash('sha256', text, 'hex'));
