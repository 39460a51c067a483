import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { getErrorCode } from '../../start-error.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Thrown if an email was not accepted. Its message never contains the recipient, because logs
 * contain no addresses.
 */
export class MailError extends Error {
  override name = 'MailError';
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Creates the function that sends emails; undefined if no mail server is configured. */
export function createSendMail({
  smtpUrl,
  mailFrom,
  publicUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): SendMail | undefined {
  if (smtpUrl === undefined) return undefined;
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  const from = mailFrom ?? `scrapboard@${host}`;
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      // As an object the address is data: it cannot add a recipient or a header.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      const { responseCode } = error as { responseCode?: number };
      throw new MailError(`${getErrorCode(error) ?? 'unknown'} ${responseCode ?? ''}`.trim());
    }
  };
}
