import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ListQueryState } from '../list-query-state.tsx';
import { Section } from '../section.tsx';
import { securityEventsQuery } from '../settings-queries.ts';
import { EventList } from './event-list.tsx';

/** What happened to the account lately, so that its owner notices what they did not do. */
export function EventsSection() {
  const { t } = useTranslation('settings');
  const query = useQuery(securityEventsQuery());
  return (
    <Section title={t('events.title')} note={t('events.note')}>
      <ListQueryState query={query}>
        {({ events }) =>
          events.length === 0 ? (
            <p className="muted mb-0">{t('events.none')}</p>
          ) : (
            <>
              <EventList events={events} />
              <p className="settings-hint">
                {t('events.unknown')}{' '}
                <Link to={paths.settings({ tab: 'password' })}>{t('password.submit')}</Link>
              </p>
            </>
          )
        }
      </ListQueryState>
    </Section>
  );
}
