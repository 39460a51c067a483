import type { Status } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';
import { TimeAgoSentence } from '../../ui/time-text.tsx';

/** The links that the operator has set, and the version to mention when asking for help. */
export function ContactSection() {
  const { t } = useTranslation(['footer-pages', 'shell']);
  const status = useStatus();
  if (status === undefined) return null;
  const links = (['community', 'github', 'about'] as const).flatMap((name) => {
    const to = status.links[name];
    return to === null ? [] : [{ name, to }];
  });
  return (
    <section>
      <h2>{t('support.contact')}</h2>
      {links.length === 0 ? (
        <p>{t('support.noContact')}</p>
      ) : (
        <ul>
          {links.map(({ name, to }) => (
            <li key={name}>
              <SiteLink to={to}>{t(`shell:nav.${name}`)}</SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p className="muted small">
        {t('support.version', { version: status.version })}{' '}
        {status.backup && <BackupAge {...status.backup} />}{' '}
        {status.facts && <FactsAge {...status.facts} />} <PricesAge {...status.prices} />
      </p>
    </section>
  );
}

/** How old the statistics over all matches are, unless they are being computed for the first time. */
function FactsAge({ asOf, isCurrent }: NonNullable<Status['facts']>) {
  const { t } = useTranslation('footer-pages');
  if (asOf === null) return null;
  if (isCurrent) return t('support.factsCurrent');
  return <TimeAgoSentence instant={asOf} sentence={t('support.factsAsOf', { ago: '\u0000' })} />;
}

/** How old prices are: the operator's list, and whether it can be read, or the catalogue's. */
function PricesAge({ asOf, operator }: Status['prices']) {
  const { t } = useTranslation('footer-pages');
  const readAt = operator?.readAt ?? null;
  return (
    <>
      {operator?.failedSince != null && `${t('support.pricesFailed')} `}
      {readAt === null ? (
        t('support.pricesAsOf', { date: asOf })
      ) : (
        <TimeAgoSentence instant={readAt} sentence={t('support.pricesRead', { ago: '\u0000' })} />
      )}
    </>
  );
}

/** How old the latest good backup is, and whether a later one failed. */
function BackupAge({ lastGoodAt, failed }: NonNullable<Status['backup']>) {
  const { t } = useTranslation('footer-pages');
  return (
    <>
      {failed && `${t('support.backupFailed')} `}
      {lastGoodAt === null ? (
        t('support.neverBackedUp')
      ) : (
        <TimeAgoSentence instant={lastGoodAt} sentence={t('support.backedUp', { ago: '\u0000' })} />
      )}
    </>
  );
}
