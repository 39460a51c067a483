import '../../forms/forms.scss';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResetToken } from './read-reset-token.ts';
import { RequestResetLink } from './request-reset-link.tsx';
import { SetNewPassword } from './set-new-password.tsx';

/** Requests a link to reset the password, or sets a new one after following a link. */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readResetToken(hash));

  // The secret is removed from the URL, so that no history, screen or copied link shows it.
  useEffect(() => {
    const found = readResetToken(hash);
    if (found === null) return;
    setToken(found);
    void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, navigate]);

  return token === null ? (
    <RequestResetLink />
  ) : (
    <SetNewPassword key={token} token={token} onRequestAnother={() => setToken(null)} />
  );
}
