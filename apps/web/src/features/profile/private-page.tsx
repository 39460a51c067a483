import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthGuard } from '../../account/auth-guard.tsx';
import { useAuth } from '../../account/use-auth.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { importWithTexts } from '../../i18n/import-with-texts.ts';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { useStatus } from '../../status.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { PrivateDashboard } from './private-dashboard.tsx';
import { pickLinkedPlayer } from './private-search.ts';

// Below the visible part of the page; the charts of answers are as large as the page itself.
const PinnedQuestions = lazy(async () => {
  const module = import('../../answers/pinned-questions.tsx');
  await Promise.all([loadTexts('questions'), loadTexts('charts')]);
  return { default: (await importWithTexts('explorer', module)).PinnedQuestions };
});

/** The dashboard of the signed-in user. */
export function PrivatePage() {
  return (
    <AuthGuard>
      <OwnDashboard />
    </AuthGuard>
  );
}

/** The stats of the account's player, or of the player at `/` if there is none. */
function OwnDashboard() {
  const { user } = useAuth();
  const [query] = useSearchParams();
  const defaultPlayerId = useStatus()?.player ?? null;
  const players = user?.players ?? [];
  const linkedPlayer = pickLinkedPlayer(players, query.get('player'));
  const id = linkedPlayer?.id ?? defaultPlayerId;
  return (
    <>
      <PrivateNotice />
      {id === null ? (
        <EmptyDashboard />
      ) : (
        <PrivateDashboard key={id} id={id} isOwn={linkedPlayer !== undefined} players={players} />
      )}
      <QueryBoundary height="20rem" resetKey="pins">
        <PinnedQuestions />
      </QueryBoundary>
    </>
  );
}

function PrivateNotice() {
  const { t } = useTranslation(['auth', 'common']);
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className="alert alert-info alert-dismissible" role="note">
      {t('auth:private.notice')}
      <button
        type="button"
        className="btn-close"
        aria-label={t('common:close')}
        onClick={() => {
          setIsShown(false);
          document.getElementById('page-heading')?.focus();
        }}
      />
    </div>
  );
}
