import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';

/**
 * Serializes each answer object once and returns the same text for as long as the object exists;
 * for calls that return cached answers. Checking and serializing an answer of 10,000 rows takes
 * longer than finding it.
 */
export const memoizingSerializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  const serialize = serializerCompiler(route as Parameters<typeof serializerCompiler>[0]);
  const texts = new WeakMap<object, string>();
  return (answer: unknown) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer);
    const text = texts.get(answer) ?? serialize(answer);
    texts.set(answer, text);
    return text;
  };
};
