import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { createResetLink, redeemResetLink } from './reset-password.ts';
import { createSendMail } from './send-mail.ts';
import { sendResetLink } from './send-reset-link.ts';

/** Routes for a forgotten password: requesting a link, and using it. */
export async function resetRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { accounts, pool, config, log } = deps;
  const addRoute = createAddRoute(app, deps);
  const sendMail = createSendMail(config);
  if (sendMail !== undefined && config.publicUrl === undefined) {
    log.warn('Links in emails lead to this machine only: set SCRAPBOARD_URL to the public address');
  }
  const pendingMails = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(pendingMails);
  });

  addRoute('POST /api/auth/reset-password', ({ body, request }) => {
    // Not awaited, because the duration would reveal whether the address is known.
    const pendingSend = createResetLink(pool, body.email)
      .then(async (link) => {
        if (link === null) return;
        const { accountId } = link;
        await recordSecurityEvent(deps, { kind: 'password_reset_requested', accountId, request });
        await sendResetLink({ link, config, log, sendMail });
      })
      .catch((error) => log.error(`A password reset link was not sent: ${String(error)}`))
      .finally(() => pendingMails.delete(pendingSend));
    pendingMails.add(pendingSend);
    return null;
  });

  addRoute('POST /api/auth/reset-password/confirm', async ({ body, request, reply }) => {
    const accountId = await redeemResetLink(pool, body.token, body.password);
    // Only the account's owner has the link, so other people's guesses must not delay this browser.
    accounts.rememberDevice(request, reply, accountId);
    await recordSecurityEvent(deps, { kind: 'password_reset', accountId, request });
    return null;
  });
}
