import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { failureDetails, isNotFound } from '../api-client.ts';
import { isUnreachable } from '../is-unreachable.ts';
import { paths } from '../paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useRecovery } from '../use-recovery.ts';
import { FailureView, InternalErrorView, NotFoundView, UnreachableView } from './failure-views.tsx';

/** Shown when a page or its loader throws, also if something was not found. */
export function ErrorPage() {
  const failure = useRouteError();
  const { pathname } = useLocation();
  const params = useParams();
  // In the URL of a match, the id is not a player's.
  const id = pathname.startsWith(`${paths.players()}/`) ? params.id : undefined;
  const isMissing =
    isNotFound(failure) ||
    isInvalidId(id, failure) ||
    (isRouteErrorResponse(failure) && failure.status === 404);

  useEffect(() => {
    if (!isMissing) console.error(failure);
  }, [failure, isMissing]);

  if (isUnreachable(failure)) {
    return <UnreachableView actions={<Retry failure={failure} />} />;
  }
  if (!isMissing) return <InternalError failure={failure} />;
  return id === undefined ? <NotFoundView /> : <PlayerNotFound id={id} />;
}

/** Returns whether the server rejected the id because it cannot be a player's, such as a name. */
function isInvalidId(id: string | undefined, failure: unknown): boolean {
  if (id === undefined || failureDetails(failure).code !== 'bad_request') return false;
  return !/^[\w.-]{1,32}(@[a-z]{1,16})?$/.test(id);
}

/** The error page without a layout, for failures of the layout itself. */
export function BareErrorPage() {
  return (
    <main id="content" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}

function PlayerNotFound({ id }: { id: string }) {
  const { t } = useTranslation('errors');
  // Text that is not a number was probably meant as a name.
  const query = /^\d/.test(id) ? {} : { search: id.slice(0, 64) };
  return (
    <FailureView
      code="404"
      title={t('noPlayer.title')}
      text={t('noPlayer.text', { id })}
      actions={
        <Link className="btn btn-outline-primary btn-lg" to={paths.players(query)}>
          {t('findPlayer')}
        </Link>
      }
    />
  );
}

function InternalError({ failure }: { failure: unknown }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { pathname } = useLocation();
  const { requestId } = failureDetails(failure);
  const isBug = failure instanceof Error;
  return (
    <InternalErrorView
      reloads={pathname === '/'}
      details={
        <>
          {!isBug && <p className="muted">{failureText(failure)}</p>}
          {requestId !== undefined && (
            <p className="muted small">{t('requestId', { id: requestId })}</p>
          )}
        </>
      }
      actions={<Retry failure={failure} />}
    />
  );
}

/** Fetches the data again, or reloads the page. */
function Retry({ failure }: { failure: unknown }) {
  const { t } = useTranslation('common');
  const revalidator = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const retry = useRecovery(failure, () => {
    reset();
    void revalidator.revalidate();
  });
  return (
    <button type="button" className="btn btn-outline-primary btn-lg" onClick={retry}>
      {t('retry')}
    </button>
  );
}
