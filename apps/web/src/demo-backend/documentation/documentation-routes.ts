import { ApiError, notFound } from '@scrapboard/contract';
import {
  findProducts,
  MISSING_TEXT,
  sampleProducts,
  sampleUsers,
} from '../../guide/api/sample-data.ts';
import { sampleOperations } from '../../guide/api/sample-operations.ts';
import { createDefineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import type { OpenStoredValue } from '../framework/stored-value.ts';

/** Limits what this example can store in the browser. */
const MAX_USERS = 1000;

const defineRoute = createDefineRoute(sampleOperations);
const missingData = () => new ApiError(400, 'bad_request', MISSING_TEXT);

/** Returns the routes that the guide uses to explain calls of an API. */
export function documentationRoutes(openStoredValue: OpenStoredValue): DemoRoute[] {
  const users = openStoredValue('documentation-users', () => [...sampleUsers]);

  const readUser = defineRoute('GET /api/user', async ({ query: { id = '' } }) => {
    if (id === '') throw missingData();
    const user = (await users.read()).find((user) => user.id === id);
    if (user === undefined) throw notFound('No user with this ID was found.');
    return user;
  });

  const addUser = defineRoute('POST /api/user', async ({ body }) => {
    const { firstName = '', lastName = '' } = body ?? {};
    if (firstName === '' || lastName === '') throw missingData();
    return await users.change((all) => {
      const user = { id: String(12345 + all.length), firstName, lastName };
      if (all.length < MAX_USERS) all.push(user);
      return user;
    });
  });

  const readProducts = defineRoute('GET /api/products', ({ query: { search } }) => {
    if (search === '') throw missingData();
    return { products: findProducts(search) };
  });

  const addProduct = defineRoute('POST /api/products', ({ body }) => {
    const { name = '', price } = body ?? {};
    if (name === '' || price === undefined) throw missingData();
    return { id: sampleProducts.length + 1, name, price };
  });

  return [readUser, addUser, readProducts, addProduct];
}
