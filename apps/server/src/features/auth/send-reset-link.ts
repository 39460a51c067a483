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
    log.warn(`Password reset link for account ${link.accountId}, valid for one hour: ${address}`);
    return;
  }
  await send({
    to: link.email,
    subject: `Reset your ${config.siteName} password`,
    text: `Someone, hopefully you, requested a new password for your account at ${config.siteName}.

Set it here within one hour:
${address}

If it wasn’t you, ignore this email: your password stays the same.
`,
  });
}

function siteAddress({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
