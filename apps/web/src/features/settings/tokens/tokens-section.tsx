import type { CreatedToken, User } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../../account/is-demo-account.ts';
import { DemoAccountNotice } from '../demo-account-notice.tsx';
import { ListQueryState } from '../list-query-state.tsx';
import { Section } from '../section.tsx';
import { apiTokensQuery } from '../settings-queries.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { NewToken } from './new-token.tsx';
import { TokenList } from './token-list.tsx';

/** API tokens for uploads: creates them, shows each new one once, and revokes them. */
export function TokensSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const query = useQuery(apiTokensQuery());
  const isDemo = isDemoAccount(user);
  const [createdToken, setCreatedToken] = useState<CreatedToken | null>(null);
  return (
    <>
      <Section title={t('tabs.tokens')} note={t('tokens.note')}>
        {isDemo && <DemoAccountNotice tab="tokens" />}
        {createdToken === null ? (
          <CreateTokenForm disabled={isDemo} onCreated={setCreatedToken} />
        ) : (
          <NewToken token={createdToken} onDone={() => setCreatedToken(null)} />
        )}
      </Section>
      <Section title={t('tokens.list')}>
        <ListQueryState query={query}>
          {({ tokens }) => (
            <TokenList
              tokens={tokens}
              onRevoked={(id) =>
                setCreatedToken((current) => (current?.id === id ? null : current))
              }
            />
          )}
        </ListQueryState>
      </Section>
    </>
  );
}
