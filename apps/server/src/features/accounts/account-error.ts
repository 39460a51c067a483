// Both back ends refuse alike; here is where the server's own code looks for it.
export { accountError } from '@scrapboard/back-end';
