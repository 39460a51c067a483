import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { Ago } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { FactList } from './fact-list.tsx';
import type { ComingPageName } from './tell-facts.ts';

/** What a page will answer, and what the stored matches already say about it. */
export function ComingPage({ page }: { page: ComingPageName }) {
  const { t } = useTranslation('pages');
  const status = useStatus();
  return (
    <>
      <PageTitle title={t(`coming.${page}.title`)} />
      <p className="lead-text">{t(`coming.${page}.text`)}</p>
      <div className="card prose">
        <div className="card-body">
          <h2 className="card-heading">{t('soFar')}</h2>
          {status?.matches === 0 ? <p>{t('nothing')}</p> : <FactList page={page} />}
          <Stored />
          <h2 className="card-heading">{t('meanwhile')}</h2>
          <div className="d-flex flex-wrap gap-2 mt-2">
            <Link className="btn btn-outline-primary btn-sm" to={paths.home()}>
              {t('toDashboard')}
            </Link>
            <Link className="btn btn-outline-primary btn-sm" to={paths.users()}>
              {t('toUsers')}
            </Link>
            <Link className="btn btn-outline-primary btn-sm" to={paths.upload()}>
              {t('toUpload')}
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

/** How much all of it is of. */
function Stored() {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const status = useStatus();
  if (status === undefined || status.matches === 0) return null;
  return (
    <p className="muted small">
      {t('stored', {
        matches: format.number(status.matches),
        players: format.number(status.players),
      })}{' '}
      {status.newestMatchAt && (
        <Newest instant={status.newestMatchAt} sentence={t('newest', { ago: '\u0000' })} />
      )}
    </p>
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
