import type { AccountPlayers, User } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountPlayersQuery } from '../../../account/account-players-query.ts';
import { isDemoAccount } from '../../../account/is-demo-account.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { DemoAccountNotice } from '../demo-account-notice.tsx';
import { ListQueryState } from '../list-query-state.tsx';
import { Section } from '../section.tsx';
import { ClaimRequestForm } from './claim-request-form.tsx';
import { findLatestChange } from './find-latest-change.ts';
import { LinkedPlayers } from './linked-players.tsx';
import { OpenClaims } from './open-claims.tsx';
import { useChangeText } from './use-change-text.ts';
import { usePlayerChanges } from './use-player-changes.ts';

/** The players of this account, and whether others may see them. */
export function PlayersSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const query = useQuery(accountPlayersQuery());
  const changes = usePlayerChanges(user);
  const announcement = useChangeText(changes);
  const isDemo = isDemoAccount(user);
  return (
    <>
      <Section title={t('tabs.players')} note={t('players.note')} announcement={announcement}>
        {isDemo && <DemoAccountNotice tab="players" />}
        <FormFailure failure={findLatestChange(changes)?.error} />
        <ListQueryState query={query}>
          {(players: AccountPlayers) => (
            <>
              <LinkedPlayers players={players.linked} changes={changes} />
              <OpenClaims players={players} changes={changes} />
            </>
          )}
        </ListQueryState>
      </Section>
      <Section title={t('players.hiding')}>
        <ul className="settings-points">
          {t('players.hidingText', { returnObjects: true }).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('players.requestTitle')} note={t('players.requestText')}>
        <fieldset disabled={isDemo}>
          <ClaimRequestForm players={query.data} changes={changes} />
        </fieldset>
      </Section>
    </>
  );
}
