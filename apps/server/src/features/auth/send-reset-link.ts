import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { ResetLink } from './reset-password.ts';
import type { SendMail } from './send-mail.ts';

interface ResetLinkOptions {
  link: ResetLink;
  config: Config;
  log: Log;
  sendMail: SendMail | undefined;
}

/** Sends a link by email; without a mail server it is logged for the operator to pass on. */
export async function sendResetLink({
  link,
  config,
  log,
  sendMail,
}: ResetLinkOptions): Promise<void> {
  // The secret is in the fragment, which neither servers nor Referer headers receive. The host is
  // the configured one, because the Host header is written by the client.
  const address = `${resolveSiteUrl(config)}/auth/reset-password#token=${link.secret}`;
  if (sendMail === undefined) {
    log.warn(`Password reset link for account ${link.accountId}, valid for one hour: ${address}`);
    return;
  }
  await sendMail({
    to: link.email,
    subject: `Reset your ${config.siteName} password`,
    text: `Someone, hopefully you, requested a new password for your account at ${config.siteName}.

Set it here within one hour:
${address}

If it wasn’t you, ignore this email: your password stays the same.
`,
  });
}

function resolveSiteUrl({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
