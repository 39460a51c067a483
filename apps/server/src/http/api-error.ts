// Both back ends throw them; here is where the server's own code looks for them.
export { ApiError, notFound } from '@scrapboard/back-end';
