import { ApiError, notFound } from '@scrapboard/contract';
import * as z from 'zod/mini';
import {
  findProducts,
  missingText,
  sampleProducts,
  sampleUsers,
} from '../../guide/api/sample-data.ts';
import { defineRoute } from '../frame/define-route.ts';
import type { Keep } from '../frame/kept.ts';
import type { DemoRoute } from '../frame/route.ts';

const sampleUser = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
const product = z.object({ id: z.number(), name: z.string(), price: z.number() });
const products = z.object({ products: z.array(product) });

const text = z.optional(z.string());
const missing = () => new ApiError(400, 'bad_request', missingText);

/** The calls that the pages about calling an API explain; no server of the product has them. */
export function documentationRoutes(keep: Keep): DemoRoute[] {
  const users = keep('documentation-users', () => [...sampleUsers]);

  const readUser = defineRoute(
    { call: 'GET /api/user', query: z.object({ id: text }), answer: sampleUser },
    async ({ query: { id = '' } }) => {
      if (id === '') throw missing();
      const user = (await users.read()).find((one) => one.id === id);
      if (user === undefined) throw notFound('No user with this ID was found.');
      return user;
    },
  );

  const addUser = defineRoute(
    {
      call: 'POST /api/user',
      body: z.nullable(z.object({ firstName: text, lastName: text })),
      answer: sampleUser,
    },
    async ({ body }) => {
      const { firstName = '', lastName = '' } = body ?? {};
      if (firstName === '' || lastName === '') throw missing();
      return await users.change((all) => {
        const user = { id: String(12345 + all.length), firstName, lastName };
        // A toy that is played with for long must not fill the browser.
        if (all.length < 1000) all.push(user);
        return user;
      });
    },
  );

  const readProducts = defineRoute(
    { call: 'GET /api/products', query: z.object({ search: text }), answer: products },
    ({ query: { search } }) => {
      if (search === '') throw missing();
      return { products: findProducts(search) };
    },
  );

  const addProduct = defineRoute(
    {
      call: 'POST /api/products',
      body: z.nullable(z.object({ name: text, price: z.optional(z.number()) })),
      answer: product,
    },
    ({ body }) => {
      const { name = '', price } = body ?? {};
      if (name === '' || price === undefined) throw missing();
      return { id: sampleProducts.length + 1, name, price };
    },
  );

  return [readUser, addUser, readProducts, addProduct];
}
