import type { AccountRef } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sourceHref } from './moderation-search.ts';
import { shortenPseudonym } from './shorten-pseudonym.ts';

interface Props {
  accounts: readonly AccountRef[];
  network: string | null;
}

/** The accounts that sent an upload and the network it came from, each with a link. */
export function Senders({ accounts, network }: Props) {
  const { t } = useTranslation('moderation');
  return (
    <>
      {accounts.length === 0 && <span className="muted">{t('senders.nobody')}</span>}
      {accounts.map(({ id, name }) => (
        <Link key={id} to={sourceHref({ kind: 'account', source: id })}>
          {name}
        </Link>
      ))}
      {network !== null && <NetworkLink network={network} />}
    </>
  );
}

/** The shortened pseudonym of a network, with a link to what it sent. */
export function NetworkLink({ network }: { network: string }) {
  const { t } = useTranslation('moderation');
  return (
    <Link className="row-note" to={sourceHref({ kind: 'network', source: network })}>
      {t('senders.network', { name: shortenPseudonym(network) })}
    </Link>
  );
}
