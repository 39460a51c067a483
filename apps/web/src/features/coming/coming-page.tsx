import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type pages from '../../i18n/en/pages.json';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { Ago } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';

/** What a page will answer, and what the stored matches already say. */
export function ComingPage({ page }: { page: keyof (typeof pages)['coming'] }) {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const status = useStatus();
  return (
    <>
      <PageTitle title={t(`coming.${page}.title`)} />
      <p className="lead-text">{t(`coming.${page}.text`)}</p>
      <div className="card prose">
        <div className="card-body">
          <h2 className="card-heading">{t('soFar')}</h2>
          <p>
            {status === undefined && ' '}
            {status?.matches === 0 && t('nothing')}
            {status !== undefined &&
              status.matches > 0 &&
              t('stored', {
                matches: format.number(status.matches),
                players: format.number(status.players),
              })}{' '}
            {status?.newestMatchAt && (
              <Newest instant={status.newestMatchAt} sentence={t('newest', { ago: '\u0000' })} />
            )}
          </p>
          <h2 className="card-heading">{t('meanwhile')}</h2>
          <div className="d-flex flex-wrap gap-2">
            <Link className="btn btn-outline-primary btn-sm" to={paths.home()}>
              {t('toDashboard')}
            </Link>
            {page !== 'users' && (
              <Link className="btn btn-outline-primary btn-sm" to={paths.users()}>
                {t('toUsers')}
              </Link>
            )}
            {page !== 'upload' && (
              <Link className="btn btn-outline-primary btn-sm" to={paths.upload()}>
                {t('toUpload')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** The sentence with the time, which renews itself, in its place. */
function Newest({ instant, sentence }: { instant: string; sentence: string }) {
  const [before, after] = sentence.split('\u0000');
  return (
    <>
      {before}
      <Ago instant={instant} />
      {after}
    </>
  );
}
