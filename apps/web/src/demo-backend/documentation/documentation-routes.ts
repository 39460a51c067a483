import { ApiError, notFound } from '@scrapboard/back-end';
import * as z from 'zod/mini';
import { defineRoute } from '../frame/define-route.ts';
import type { Keep } from '../frame/kept.ts';
import type { DemoRoute } from '../frame/route.ts';

const sampleUser = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
type SampleUser = z.infer<typeof sampleUser>;
const product = z.object({ id: z.number(), name: z.string(), price: z.number() });
const products = z.object({ products: z.array(product) });

const text = z.optional(z.string());
const missing = () =>
  new ApiError(400, 'bad_request', "Looks like you didn't provide the required data.");

const startUsers = (): SampleUser[] => [{ id: '12345', firstName: 'Fred', lastName: 'Flintstone' }];

const sampleProducts: z.infer<typeof products> = {
  products: [
    { id: 1, name: 'Bumper', price: 12.5 },
    { id: 2, name: 'Radiator', price: 148 },
    { id: 3, name: 'Cabin', price: 960 },
  ],
};

/** The calls that the pages about calling an API explain; no server of the product has them. */
export function documentationRoutes(keep: Keep): DemoRoute[] {
  const users = keep('documentation-users', startUsers);

  const readUser = defineRoute(
    { call: 'GET /api/user', query: z.object({ id: text }), answer: sampleUser },
    async ({ query: { id = '' } }) => {
      if (id === '') throw missing();
      const user = (await users.read()).find((one) => one.id === id);
      if (user === undefined) throw notFound('There is no user with this id.');
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
      if (search === undefined) return sampleProducts;
      if (search === '') throw missing();
      const wanted = search.toLowerCase();
      return {
        products: sampleProducts.products.filter(({ name }) => name.toLowerCase().includes(wanted)),
      };
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
      return { id: sampleProducts.products.length + 1, name, price };
    },
  );

  return [readUser, addUser, readProducts, addProduct];
}
