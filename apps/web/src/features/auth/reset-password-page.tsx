import '../../forms/forms.scss';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AskForReset } from './ask-for-reset.tsx';
import { readResetToken } from './read-reset-token.ts';
import { SetNewPassword } from './set-new-password.tsx';

/** A forgotten password: asking for a link, and setting a new one where a link has led here. */
export function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readResetToken(hash));

  // The secret is taken out of the address, so that no history, screen or copied link shows it.
  useEffect(() => {
    const found = readResetToken(hash);
    if (found === null) return;
    setToken(found);
    void navigate({ search, hash: '' }, { replace: true });
  }, [hash, search, navigate]);

  return token === null ? (
    <AskForReset />
  ) : (
    <SetNewPassword key={token} token={token} onRequestAnother={() => setToken(null)} />
  );
}
