import * as z from 'zod/mini';

/** The body of every error response. `code` is stable, `message` is for people. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** The error message of each invalid field of the request body. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Also in the `x-request-id` header; users quote it when they contact the operator. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
