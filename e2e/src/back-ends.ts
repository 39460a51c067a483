import { launchDemo } from './launch-demo.ts';
import { launchProduct, type Product } from './launch-product.ts';

/** What answers the account calls, and in which words, where these differ. */
export interface BackEnd {
  name: string;
  launch(): Promise<Product>;
  texts: {
    unknownEmail: string;
    wrongPassword: string;
    emailTaken: string;
  };
  /** Whether its log has the links to set a new password. */
  logsResetLinks: boolean;
  /** Whether many wrong passwords make one wait. */
  limitsAttempts: boolean;
}

/** The server, with some demo data; it does not tell whether an address is known. */
const server: BackEnd = {
  name: 'the server',
  launch: () => launchProduct({ SCRAPBOARD_DEMO_PLAYERS: '40', SCRAPBOARD_DEMO_MATCHES: '60' }),
  texts: {
    unknownEmail: 'The email address or the password is wrong.',
    wrongPassword: 'The email address or the password is wrong.',
    emailTaken: 'There already exists an account with the given email address.',
  },
  logsResetLinks: true,
  limitsAttempts: true,
};

/** The one in the page: all its accounts belong to whoever asks, so it tells what is wrong. */
export const demo: BackEnd = {
  name: 'the demo',
  launch: launchDemo,
  texts: {
    unknownEmail: 'There is no user corresponding to the email address.',
    wrongPassword: 'Incorrect password',
    emailTaken: 'There already exists an account with the given email address.',
  },
  logsResetLinks: false,
  limitsAttempts: false,
};

export const backEnds: readonly BackEnd[] = [server, demo];
