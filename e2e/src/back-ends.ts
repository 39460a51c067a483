import { expect, type Page } from '@playwright/test';
import { assertDefined } from './assert-defined.ts';
import { launchDemo } from './launch-demo.ts';
import { launchFilled, type Product } from './launch-product.ts';
import { testOnBackEnd } from './test.ts';

/** What answers the account calls, and in which words, where these differ. */
export interface BackEnd {
  name: string;
  launch(): Promise<Product>;
  texts: {
    unknownEmail: string;
    wrongPassword: string;
    emailTaken: string;
  };
  /** Whether programs and other browsers reach it. */
  isShared: boolean;
  /** The path of the link to set a new password that was asked for last, on this page. */
  findResetLink(page: Page, product: Product): Promise<string>;
}

/** The server, with some demo data; it does not tell whether an address is known. */
const server: BackEnd = {
  name: 'the server',
  launch: () => launchFilled({ SCRAPBOARD_DEMO_PLAYERS: '40', SCRAPBOARD_DEMO_MATCHES: '60' }),
  texts: {
    unknownEmail: 'Wrong email address or password.',
    wrongPassword: 'Wrong email address or password.',
    emailTaken: 'There already exists an account with the given email address.',
  },
  isShared: true,
  // Without a mail server it writes the link to its log.
  async findResetLink(_page, { log }) {
    const find = () => [...log().matchAll(/\/auth\/reset-password#token=[\w-]+/g)].at(-1)?.[0];
    await expect.poll(find).toBeDefined();
    return assertDefined(find());
  },
};

/** The one in the page: all its accounts belong to whoever asks, so it tells what is wrong. */
const demo: BackEnd = {
  name: 'the demo',
  launch: launchDemo,
  texts: {
    unknownEmail: 'There is no user corresponding to the email address.',
    wrongPassword: 'Incorrect password',
    emailTaken: 'There already exists an account with the given email address.',
  },
  isShared: false,
  async findResetLink(page) {
    const mail = page.getByRole('complementary', { name: 'Demo email' });
    return assertDefined(await mail.getByRole('link').getAttribute('href'));
  },
};

/** Each with its tests: those of one back end share it, whichever file they are in. */
export const onServer = { backEnd: server, test: testOnBackEnd(server) };
export const onDemo = { backEnd: demo, test: testOnBackEnd(demo) };
