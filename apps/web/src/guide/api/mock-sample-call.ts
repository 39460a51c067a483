import {
  findProducts,
  MISSING_TEXT,
  type SampleUser,
  sampleProducts,
  sampleUsers,
} from './sample-data.ts';

const users = [...sampleUsers];

type Body = Record<string, unknown>;

/** Returns the answer to a sample call; undefined for missing data, null for not found. */
function runCall(method: string, url: URL, body: Body): object | null | undefined {
  const param = (name: string) => url.searchParams.get(name) ?? undefined;
  switch (`${method} ${url.pathname}`) {
    case 'GET /api/user':
      return param('id') ? (users.find(({ id }) => id === param('id')) ?? null) : undefined;
    case 'POST /api/user': {
      const { firstName, lastName } = body;
      if (typeof firstName !== 'string' || typeof lastName !== 'string') return undefined;
      if (firstName === '' || lastName === '') return undefined;
      const user: SampleUser = { id: String(12345 + users.length), firstName, lastName };
      users.push(user);
      return user;
    }
    case 'GET /api/products':
      return param('search') === '' ? undefined : { products: findProducts(param('search')) };
    case 'POST /api/products': {
      const { name, price } = body;
      if (typeof name !== 'string' || name === '' || typeof price !== 'number') return undefined;
      return { id: sampleProducts.length + 1, name, price };
    }
    default:
      return null;
  }
}

/** Returns the body of the answer; rejects like the server with 400 or 404. */
export async function mockSampleCall(path: string, method: string, body: unknown): Promise<object> {
  const answer = runCall(method, new URL(path, window.location.origin), (body ?? {}) as Body);
  if (answer === undefined) throw { code: 'bad_request', message: MISSING_TEXT };
  if (answer === null) throw { code: 'not_found', message: 'No user with this ID was found.' };
  return answer;
}
