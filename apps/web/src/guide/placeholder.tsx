import type { ComponentType } from 'react';
import { PageTitle } from '../page-title.tsx';

/** A page with its title alone. */
export function placeholder(title: string): ComponentType {
  return () => <PageTitle title={title} />;
}
