import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { ResetLink } from './reset-password.ts';
import type { SendMail } from './send-mail.ts';

interface SendResetLink {
  link: ResetLink;
  config: Config;
  log: Log;
  send: SendMail | undefined;
}

/** By mail; without a mail server the operator finds it in the log and hands it on. */
export async function sendResetLink({ link, config, log, send }: SendResetLink): Promise<void> {
  // The secret stands behind the #, so that no server on the way and no Referer header ever has it.
  // The address is the configured one: a Host header is written by whoever asks.
  const address = `${siteAddress(config)}/auth/reset-password#token=${link.secret}`;
  if (send === undefined) {
    log.warn(`A new password for account ${link.accountId} can be set at ${address} (one hour)`);
    return;
  }
  await send({
    to: link.email,
    subject: `${config.siteName}: a new password`,
    text: `Somebody, hopefully you, asked for a new password for your account at ${config.siteName}.

Set it here within an hour:
${address}

If it was not you, nothing needs to be done: the old password stays as it is.
`,
  });
}

function siteAddress({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
