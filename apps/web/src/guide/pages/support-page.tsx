import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Topic } from '../components/topic.tsx';

/** Where to ask questions. */
export function SupportPage() {
  return (
    <GuideFrame title="Support">
      <Topic title="Where to ask">
        <p>
          For questions about this server, its players and accounts, contact its operator: see{' '}
          <Link to={paths.support()}>Support</Link>. For questions about the code, use its
          repository.
        </p>
      </Topic>
      <Topic title="What helps">
        <ul>
          <li>What you did, what you expected, and what happened instead.</li>
          <li>The request number below an error; it helps the operator find the cause.</li>
          <li>
            For wrong stats: the match and the player, and the session’s logs if you have them.
          </li>
          <li>
            The version, from{' '}
            {import.meta.env.MODE === 'demo' ? (
              <code>/api/status</code>
            ) : (
              <a href="/api/status">/api/status</a>
            )}
            .
          </li>
        </ul>
      </Topic>
      <Topic title="Security">
        <p>
          Report security problems privately to the operator, as described under Support, not in
          public. See <FileLink file="SECURITY.md" />.
        </p>
      </Topic>
    </GuideFrame>
  );
}
