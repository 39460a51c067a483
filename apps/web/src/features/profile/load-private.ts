import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { redirectToRememberedCategory } from './mix/redirect-to-remembered-category.ts';

/** Opens the dashboard on the category chosen last; what it shows is loaded once the user is known. */
export function loadPrivate(_client: QueryClient, { request }: LoaderFunctionArgs): null {
  redirectToRememberedCategory(new URL(request.url));
  return null;
}
