import type { FastifyInstance } from 'fastify';

/** A form arrives in one go; whoever needs longer is holding the connection. */
const deadlineMs = 20_000;

/** Hangs up on clients that send a small body slowly. Uploads watch for silence themselves. */
export function registerBodyDeadline(app: FastifyInstance, ms = deadlineMs): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('multipart/')) {
      const timer = setTimeout(() => request.raw.destroy(), ms);
      timer.unref();
      const stop = () => clearTimeout(timer);
      payload.once('end', stop).once('close', stop);
    }
    done(null, payload);
  });
}
