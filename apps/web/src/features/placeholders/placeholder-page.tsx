import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { useStatus } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { TimeAgoSentence } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { FactList } from './fact-list.tsx';
import type { Placeholder } from './placeholders.ts';

const otherPages = [
  { to: paths.home(), icon: 'pieChart', text: 'toDashboard' },
  { to: paths.users(), icon: 'users', text: 'toUsers' },
  { to: paths.upload(), icon: 'upload', text: 'toUpload' },
] as const;

/** Creates the page component of a placeholder. */
export function createPlaceholderPage(placeholder: Placeholder): ComponentType {
  return () => <PlaceholderPage page={placeholder} />;
}

/** What a page will show, and what is already known about it from the stored matches. */
function PlaceholderPage({ page }: { page: Placeholder }) {
  const { t } = useTranslation('placeholders');
  const status = useStatus();
  return (
    <>
      <PageTitle />
      <p className="lead-text placeholder-notice">
        <Icon name="tool" />
        <span>
          <strong>{t('building')}</strong> {t(`pages.${page.name}.text`)}
        </span>
      </p>
      <div className="placeholder-columns">
        <section className="card">
          <div className="card-body">
            <h2 className="card-heading">{t('soFar')}</h2>
            {status?.matches === 0 ? <p>{t('nothing')}</p> : <FactList page={page} />}
            <StoredData />
          </div>
        </section>
        <nav className="card placeholder-links" aria-labelledby="elsewhere">
          <div className="card-body">
            <h2 id="elsewhere" className="card-heading">
              {t('meanwhile')}
            </h2>
            {otherPages.map(({ to, icon, text }) => (
              <Link key={text} to={to}>
                <Icon name={icon} />
                {t(text)}
                <Icon name="chevronRight" className="onward" />
              </Link>
            ))}
          </div>
        </nav>
      </div>
    </>
  );
}

/** The amount of data that the facts are based on. */
function StoredData() {
  const { t } = useTranslation('placeholders');
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
        <TimeAgoSentence instant={status.newestMatchAt} sentence={t('newest', { ago: '\u0000' })} />
      )}
    </p>
  );
}
