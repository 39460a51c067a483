import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { redirectToRememberedCategory } from './category/redirect-to-remembered-category.ts';

/** Opens the dashboard on the category chosen last. Its data is loaded after the user. */
export function loadPrivate(_client: QueryClient, { request }: LoaderFunctionArgs): null {
  redirectToRememberedCategory(new URL(request.url));
  return null;
}
