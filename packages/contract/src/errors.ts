import * as z from 'zod/mini';

/** The body of every answer that is not a success. `code` is stable, `message` is for people. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** Where a body was wrong: what is to be said of each field of it. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Also in the `x-request-id` header; what to name when asking the operator. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
