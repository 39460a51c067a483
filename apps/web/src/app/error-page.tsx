import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { failureDetails, failureMessage, isNotFound } from '../api-client.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';

/** Shown where a page or its loader threw: something missing, or a failure. */
export function ErrorPage() {
  const failure = useRouteError();
  const [ready, setReady] = useState(false);
  const missing = isNotFound(failure) || (isRouteErrorResponse(failure) && failure.status === 404);

  useEffect(() => {
    void loadTexts('errors').finally(() => setReady(true));
  }, []);
  useEffect(() => {
    if (!missing) console.error(failure);
  }, [failure, missing]);

  if (!ready) return null;
  return missing ? <NoPlayer /> : <InternalError failure={failure} />;
}

function NoPlayer() {
  const { t } = useTranslation('errors');
  const { id } = useParams();
  return (
    <div className="error-page">
      <p className="error-code">404</p>
      <PageTitle title={t(id === undefined ? 'notFound.title' : 'noPlayer.title')} />
      <p className="error-text">
        {id === undefined ? t('notFound.text') : t('noPlayer.text', { id })}
      </p>
      <Link className="btn btn-primary btn-lg" to={paths.home()}>
        {t('return')}
      </Link>
      <Link className="btn btn-outline-primary btn-lg ms-2" to={paths.users()}>
        {t('findPlayer')}
      </Link>
    </div>
  );
}

function InternalError({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['errors', 'common']);
  const revalidator = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  const { requestId } = failureDetails(failure);
  const isBug = failure instanceof Error;
  return (
    <div className="error-page">
      <p className="error-code">500</p>
      <PageTitle title={t('internal.title')} />
      <p className="error-text">{t('internal.text')}</p>
      {!isBug && <p className="muted">{failureMessage(failure)}</p>}
      {requestId !== undefined && (
        <p className="muted small">{t('common:requestId', { id: requestId })}</p>
      )}
      <Link className="btn btn-primary btn-lg" to={paths.home()} reloadDocument={pathname === '/'}>
        {t('return')}
      </Link>
      <button
        type="button"
        className="btn btn-outline-primary btn-lg ms-2"
        onClick={() => {
          reset();
          void revalidator.revalidate();
        }}
      >
        {t('common:retry')}
      </button>
    </div>
  );
}
