import '../../forms/forms.scss';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NewPasswordForm } from './new-password-form.tsx';
import { readResetToken } from './read-reset-token.ts';
import { ResetLinkForm } from './reset-link-form.tsx';

/** Requests a link to reset the password, or sets a new one after following a link. */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readResetToken(hash));

  // The secret is removed from the URL, so that no history, screen or copied link shows it.
  useEffect(() => {
    const linkToken = readResetToken(hash);
    if (linkToken === null) return;
    setToken(linkToken);
    void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, navigate]);

  return token === null ? (
    <ResetLinkForm />
  ) : (
    <NewPasswordForm key={token} token={token} onRequestAnother={() => setToken(null)} />
  );
}
