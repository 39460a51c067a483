import type { CreatedToken, User } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../../account/is-demo-account.ts';
import { DemoNotice } from '../demo-notice.tsx';
import { Listed } from '../listed.tsx';
import { Section } from '../section.tsx';
import { tokensQuery } from '../settings-queries.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { NewToken } from './new-token.tsx';
import { TokenList } from './token-list.tsx';

/** API tokens for uploads: creates them, shows each new one once, and revokes them. */
export function TokensSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const query = useQuery(tokensQuery());
  const demo = isDemoAccount(user);
  const [made, setMade] = useState<CreatedToken | null>(null);
  return (
    <>
      <Section title={t('tabs.tokens')} note={t('tokens.note')}>
        {demo && <DemoNotice tab="tokens" />}
        {made === null ? (
          <CreateTokenForm disabled={demo} onMade={setMade} />
        ) : (
          <NewToken token={made} onDone={() => setMade(null)} />
        )}
      </Section>
      <Section title={t('tokens.list')}>
        <Listed query={query}>
          {({ tokens }) => (
            <TokenList
              tokens={tokens}
              onRevoked={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
            />
          )}
        </Listed>
      </Section>
    </>
  );
}
