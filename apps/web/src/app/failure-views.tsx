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
  /** Details of the error. */
  details?: ReactNode;
  /** Actions besides the way back. */
  actions?: ReactNode;
  /** Reloads the page on the way back, for failures that a navigation would not fix. */
  reload?: boolean;
}

/** Shows an error page: code, what happened, the way back. */
export function FailureView({ code, title, text, details, actions, reload = false }: Props) {
  const { t } = useTranslation('errors');
  return (
    <div className="error-page">
      {code !== undefined && <p className="error-code">{code}</p>}
      <PageTitle title={title} />
      <p className="error-text">{text}</p>
      {details}
      <div className="error-actions">
        <Link className="btn btn-primary btn-lg" to={paths.dashboard()} reloadDocument={reload}>
          {t('return')}
        </Link>
        {actions}
      </div>
    </div>
  );
}

/** Shown for an address without a page. */
export function NotFoundView() {
  const { t } = useTranslation('errors');
  return <FailureView code="404" title={t('notFound.title')} text={t('notFound.text')} />;
}

/** Shown when the server or the page failed. */
export function InternalErrorView(more: Pick<Props, 'details' | 'actions' | 'reload'>) {
  const { t } = useTranslation('errors');
  return <FailureView code="500" title={t('internal.title')} text={t('internal.text')} {...more} />;
}

/** Shown when the page's code or data could not be loaded. */
export function UnreachableView(more: Pick<Props, 'actions'>) {
  const { t } = useTranslation('errors');
  return <FailureView title={t('unreachable.title')} text={t('unreachable.text')} {...more} />;
}
