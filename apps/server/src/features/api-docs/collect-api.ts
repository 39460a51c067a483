import fastifySwagger from '@fastify/swagger';
import { type CallName, operationOf, rateLimits } from '@scrapboard/contract/operations';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { tooManyRequests } from '../../http/route-options.ts';
import { version } from '../../version.ts';
import { describeQuestions } from './describe-questions.ts';
import { parameterDescriptions } from './parameter-descriptions.ts';

/** Collects the routes for the documentation; must be registered before they are added. */
export async function collectApi(app: FastifyInstance, isRateLimited: boolean): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Scrapboard',
        version,
        description:
          'Statistics of Crossout matches, calculated from the logs that players upload. Times are ISO 8601 in UTC; damage is in points, duration in seconds, rates in percent with their 95% Wilson interval. Every response has an `x-request-id`; every error has a stable `code`, a `message` for people and that id. Successful reads have an `ETag`. Where requests per address are limited, the operation states the limit, and its responses contain it and what is left of it in `RateLimit-Policy` and `RateLimit`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The access token returned by sign-up and sign-in; for uploads also an API token.',
          },
        },
      },
      tags: [
        { name: 'Profile', description: 'A player’s complete stats in one object.' },
        { name: 'Players', description: 'Players and their stats.' },
        { name: 'Matches', description: 'A match in full.' },
        { name: 'Search', description: 'Finding players, parts and maps by name.' },
        { name: 'Questions', description: describeQuestions() },
        {
          name: 'Prices',
          description:
            'Market prices of resources, parts and items, from the catalogue or the operator.',
        },
        { name: 'Schedules', description: 'When Clan Wars and brawls can be played.' },
        { name: 'Parts', description: 'The parts of vehicles in the catalogue.' },
        { name: 'Uploads', description: 'Uploading logs and following their progress.' },
        {
          name: 'Account',
          description: 'Signing in, and the signed-in user’s account.',
        },
        { name: 'Moderation', description: 'For accounts with the role of operators.' },
        { name: 'Server', description: 'About this server.' },
        { name: 'Operation', description: 'For monitoring a server.' },
      ],
    },
    transform(document) {
      const { schema, url, route } = document;
      const call = route.config?.call;
      // Pages and files of the web app are not part of the API.
      if (schema === undefined || call === undefined) return { schema: { hide: true }, url };
      const securedSchema = withSecurity(schema, call);
      const describedSchema = isRateLimited ? withLimit(securedSchema, call) : securedSchema;
      return describeParameters(jsonSchemaTransform({ ...document, schema: describedSchema }));
    },
  });
}

type TransformedRoute = ReturnType<typeof jsonSchemaTransform>;

function describeParameters(route: TransformedRoute): TransformedRoute {
  const { params, querystring } = route.schema as Record<
    string,
    { properties?: Record<string, { description?: string }> } | undefined
  >;
  for (const group of [params, querystring]) {
    for (const [name, schema] of Object.entries(group?.properties ?? {})) {
      const description = parameterDescriptions[name];
      if (description !== undefined) schema.description ??= description;
    }
  }
  return route;
}

function withSecurity(schema: FastifySchema, call: CallName): FastifySchema {
  const { token } = operationOf(call);
  if (token === 'none') return schema;
  return { ...schema, security: token === 'optional' ? [{}, { token: [] }] : [{ token: [] }] };
}

/** Adds the rate limit of the operation and the response to requests beyond it. */
function withLimit(schema: FastifySchema, call: CallName): FastifySchema {
  const { rateLimit } = operationOf(call);
  if (rateLimit === 'none') return schema;
  const { description = '', response } = schema as { description?: string; response?: object };
  const limit = `At most ${rateLimits[rateLimit]} requests per minute and address, together with all other operations of \`${rateLimit}\`.`;
  return Object.assign({}, schema, {
    description: `${description} ${limit}`.trim(),
    ...(response === undefined ? {} : { response: { ...tooManyRequests, ...response } }),
  });
}
