import type * as z from 'zod';

export interface Setting<T> {
  /** The environment variable. */
  name: string;
  /** The default, as an operator would write it; empty if there is none. */
  fallback: string;
  /** One sentence for the README's table. */
  description: string;
  /** Parses the value; its messages say what was expected ("a whole number from 1 to 65535"). */
  schema: z.ZodType<T, string>;
  /** Whether it contains a password and must never be shown. */
  isSecret: boolean;
}

/** Defines a setting that is read from an environment variable. */
export const defineSetting = <T>(
  name: string,
  fallback: string,
  description: string,
  schema: z.ZodType<T, string>,
  kind?: 'secret',
): Setting<T> => ({ name, fallback, description, schema, isSecret: kind === 'secret' });
