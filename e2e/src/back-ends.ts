import { expect, type Page } from '@playwright/test';
import { assertDefined } from './assert-defined.ts';
import { launchDemo } from './launch-demo.ts';
import { launchWithDemoData, type Product } from './launch-product.ts';
import { testOnBackEnd, withoutDelay } from './test.ts';

/** A back end for accounts, and where its answers differ. */
export interface BackEnd {
  name: string;
  launch(): Promise<Product>;
  texts: {
    unknownEmail: string;
    wrongPassword: string;
    emailTaken: string;
  };
  /** Whether programs and other browsers can reach it. */
  isShared: boolean;
  /** Returns the path of the latest password reset link requested on this page. */
  findResetLink(page: Page, product: Product): Promise<string>;
}

/** The server with some demo data; it does not reveal whether an address is known. */
const server: BackEnd = {
  name: 'the server',
  launch: () =>
    launchWithDemoData({ SCRAPBOARD_DEMO_PLAYERS: '24', SCRAPBOARD_DEMO_MATCHES: '30' }),
  texts: {
    unknownEmail: 'Wrong email address or password.',
    wrongPassword: 'Wrong email address or password.',
    emailTaken: 'There already exists an account with the given email address.',
  },
  isShared: true,
  // Without a mail server, the link is in its log.
  async findResetLink(_page, { log }) {
    const findLink = () => [...log().matchAll(/\/auth\/reset-password#token=[\w-]+/g)].at(-1)?.[0];
    await expect.poll(findLink).toBeDefined();
    return assertDefined(findLink());
  },
};

/** The back end in the page: all accounts are in this browser, so errors can be specific. */
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

/**
 * Both back ends with their test functions; the tests of a worker share one product across files.
 */
export const onServer = { backEnd: server, test: testOnBackEnd(server) };
export const onDemo = { backEnd: demo, test: withoutDelay(testOnBackEnd(demo)) };
