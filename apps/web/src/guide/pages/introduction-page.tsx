import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Topic } from '../components/topic.tsx';
import { guidePages } from '../guide-pages.ts';

/** The first page: what this is, and where the rest stands. */
export function IntroductionPage() {
  return (
    <GuideFrame title="Documentation">
      <Topic title="Introduction">
        <p>
          Scrapboard turns the log files that Crossout writes into player profiles, match pages,
          graphs and ratings. It is one server with a database of its own, and a web app made of
          React and Bootstrap. This guide is for those who run it and for those who build on it.
        </p>
        <p>
          Players find what they need in the <Link to={paths.help()}>Help Center</Link>. What the
          numbers mean stands in docs/glossary.md, how to run a server in docs/operations.md, and
          why things are as they are in docs/decisions. Every part that pages are made of is shown
          at work in the <Link to="/ui/alerts">component gallery</Link>.
        </p>
      </Topic>
      <Topic title="Table of Contents">
        <ul>
          {guidePages
            .filter(({ path }) => path !== paths.guide('introduction'))
            .map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
        </ul>
      </Topic>
      <Topic title="Something missing?">
        <p>
          <Link to={paths.support()}>Support</Link> says where to ask. A page that was of no help is
          a defect like any other.
        </p>
      </Topic>
    </GuideFrame>
  );
}
