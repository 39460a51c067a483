import Fastify from 'fastify';

/** The reference that results are compared with: Fastify without any work. Prints its URL. */
const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
