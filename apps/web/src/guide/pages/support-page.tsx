import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Topic } from '../components/topic.tsx';

/** Where to ask. */
export function SupportPage() {
  return (
    <GuideFrame title="Support">
      <Topic title="Where to ask">
        <p>
          Questions about this server, its players and accounts: whoever runs it, as said under{' '}
          <Link to={paths.support()}>Support</Link>. Questions about the code: its repository.
        </p>
      </Topic>
      <Topic title="What helps">
        <ul>
          <li>What you did, what you expected, and what happened instead.</li>
          <li>The id that stands below an error; the operator finds the request by it.</li>
          <li>
            For numbers that seem wrong: the match and the player, and the logs of the session if
            you have them.
          </li>
          <li>
            The version, which{' '}
            {import.meta.env.MODE === 'demo' ? (
              <code>/api/status</code>
            ) : (
              <a href="/api/status">/api/status</a>
            )}{' '}
            tells.
          </li>
        </ul>
      </Topic>
      <Topic title="Security">
        <p>
          What lets somebody see or do what is not his should be told to the operator alone first,
          by the way named under Support, and not in public.
        </p>
      </Topic>
    </GuideFrame>
  );
}
