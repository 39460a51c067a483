import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';

interface Props {
  /** The HTTP status; absent if no server has answered. */
  code?: '404' | '500';
  title: string;
  text: string;
  details?: ReactNode;
  /** Actions besides the link back. */
  actions?: ReactNode;
  /** Whether the link back reloads the page, for failures that a navigation would not fix. */
  reloads?: boolean;
}

/** Shows an error page: code, what happened, and a link back. */
export function FailureView({ code, title, text, details, actions, reloads = false }: Props) {
  const { t } = useTranslation('errors');
  return (
    <div className="error-page">
      {code !== undefined && <p className="error-code">{code}</p>}
      <PageTitle title={title} />
      <p className="error-text">{text}</p>
      {details}
      <div className="error-actions">
        <Link className="btn btn-primary btn-lg" to={paths.dashboard()} reloadDocument={reloads}>
          {t('return')}
        </Link>
        {actions}
      </div>
    </div>
  );
}

/** Shown for a URL without a page. */
export function NotFoundView() {
  const { t } = useTranslation('errors');
  return <FailureView code="404" title={t('notFound.title')} text={t('notFound.text')} />;
}

/** Shown when the server or the page failed. */
export function InternalErrorView(props: Pick<Props, 'details' | 'actions' | 'reloads'>) {
  const { t } = useTranslation('errors');
  return (
    <FailureView code="500" title={t('internal.title')} text={t('internal.text')} {...props} />
  );
}

/** Shown when the page's code or data could not be loaded. */
export function UnreachableView(props: Pick<Props, 'actions'>) {
  const { t } = useTranslation('errors');
  return <FailureView title={t('unreachable.title')} text={t('unreachable.text')} {...props} />;
}
