import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../../query-states/query-failure.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProfile } from '../use-profile.ts';
import { ComparedPeriod, CompareItems } from './comparison.tsx';

/** Selects what the numbers of the profile are compared with. */
export function CompareMenu() {
  const { t } = useTranslation('profile');
  const { search } = useProfile();
  const button = t('compare.button');
  return (
    <Menu
      className="btn btn-surface menu-toggle"
      toggle={
        <>
          <Icon name="trendingUp" />
          {search.compare === 'off' ? (
            button
          ) : (
            <ErrorBoundary fallback={() => button}>
              <Suspense fallback={button}>
                <ComparedPeriod />
              </Suspense>
            </ErrorBoundary>
          )}
          <Icon name="chevronDown" />
        </>
      }
    >
      {() => (
        <ErrorBoundary
          fallback={(failure, retry) => <QueryFailure failure={failure} onRetry={retry} />}
        >
          <Suspense fallback={<Skeleton height="5rem" />}>
            <CompareItems />
          </Suspense>
        </ErrorBoundary>
      )}
    </Menu>
  );
}
