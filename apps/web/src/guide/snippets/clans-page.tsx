import { PageTitle } from '../../page-title.tsx';

export function ClansPage() {
  return <PageTitle title="Clans" />;
}
