import { confirmResetBody, resetPasswordBody } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { noContent } from './account-schemas.ts';
import { createResetLink, useResetLink } from './reset-password.ts';
import { createSendMail } from './send-mail.ts';
import { sendResetLink } from './send-reset-link.ts';

const tags = ['Account'];

/** A forgotten password: asking for a link, and using it. */
export async function resetRoutes(
  instance: FastifyInstance,
  { db, config, log }: Deps,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const send = createSendMail(config);
  if (send !== undefined && config.publicUrl === undefined) {
    log.warn(
      'Links in mails lead to this machine only: set SCRAPBOARD_URL to the address people use',
    );
  }
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });

  app.post(
    '/api/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Ask for a link to set a new password',
        description:
          'The answer is the same, and as fast, whether there is such an account or not. The link is good once, for an hour.',
        body: resetPasswordBody,
        response: noContent(400, 429),
      },
    },
    async ({ body }, reply) => {
      // Not awaited: how long it takes would tell whether the address is known.
      const work = createResetLink(db, body.email)
        .then(async (link) => {
          if (link !== null) await sendResetLink({ link, config, log, send });
        })
        .catch((error) => log.error(`A link to reset a password was not sent: ${String(error)}`))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/auth/reset-password/confirm',
    {
      schema: {
        tags,
        summary: 'Set a new password by the link',
        description: 'Every session of the account ends.',
        body: confirmResetBody,
        response: noContent(400, 429),
      },
    },
    async ({ body }, reply) => {
      await useResetLink(db, body.token, body.password);
      return reply.code(204).send(null);
    },
  );
}
