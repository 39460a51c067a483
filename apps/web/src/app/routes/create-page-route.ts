import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Page, PageLoader } from '../../pages/page.ts';
import { queryClient } from '../query-client.ts';
import { lazyPage } from './lazy-page.ts';
import type { PageHandle } from './page-handle.ts';

/** Returns the route of a registered page. Its code, texts and data load in parallel. */
export function createPageRoute({ path, title, texts, component, loader }: Page): RouteObject {
  const lazy = lazyPage(texts, component);
  return {
    path,
    handle: { title } satisfies PageHandle,
    lazy: loader === undefined ? lazy : { ...lazy, loader: lazyLoader(loader) },
  };
}

function lazyLoader(loader: () => Promise<PageLoader>) {
  return async () => {
    const load = await loader();
    return (args: LoaderFunctionArgs) => load(queryClient, args);
  };
}
