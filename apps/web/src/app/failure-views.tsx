import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';

interface Props {
  /** None where no server has answered. */
  code?: '404' | '500';
  title: string;
  text: string;
  /** What more is known of it. */
  details?: ReactNode;
  /** Other ways on, beside the one back. */
  actions?: ReactNode;
  /** Loads the page anew on the way back; for a failure that a navigation would not end. */
  reload?: boolean;
}

/** What an error page looks like: code, what happened, the way back. */
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

/** There is no page at this address. */
export function NotFoundView() {
  const { t } = useTranslation('errors');
  return <FailureView code="404" title={t('notFound.title')} text={t('notFound.text')} />;
}

/** The server or the page failed. */
export function InternalErrorView(more: Pick<Props, 'details' | 'actions' | 'reload'>) {
  const { t } = useTranslation('errors');
  return <FailureView code="500" title={t('internal.title')} text={t('internal.text')} {...more} />;
}

/** What would show the page has not come. */
export function UnreachableView(more: Pick<Props, 'actions'>) {
  const { t } = useTranslation('errors');
  return <FailureView title={t('unreachable.title')} text={t('unreachable.text')} {...more} />;
}
