/** What start-up code needs of a logger; Fastify's and the console fit it. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
