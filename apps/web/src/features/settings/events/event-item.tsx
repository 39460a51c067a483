import type { SecurityEvent } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { TimeText } from '../../../ui/time-text.tsx';
import { eventIcons, refusedKinds } from './event-icons.ts';

/** What happened to the account, when, and where from as far as that is known. */
export function EventItem({ event }: { event: SecurityEvent }) {
  const { id, kind, at, network, byOperator } = event;
  const { t } = useTranslation('settings');
  return (
    <li className={refusedKinds.has(kind) ? 'settings-refused' : undefined}>
      <Icon name={eventIcons[kind]} />
      <div className="settings-what">
        <strong>{t(`events.kinds.${kind}`)}</strong>
        {refusedKinds.has(kind) && <span className="settings-badge">{t('events.refused')}</span>}
        <span className="row-note">
          <TimeText instant={at} row={id} />
          {byOperator && `, ${t('events.operator')}`}
          {!byOperator && network !== 'unknown' && `, ${t(`events.network.${network}`)}`}
        </span>
      </div>
    </li>
  );
}
