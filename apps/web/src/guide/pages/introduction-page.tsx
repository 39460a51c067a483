import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Topic } from '../components/topic.tsx';
import type { GuidePage } from '../guide-page.ts';

/** Returns the page that says what Scrapboard is, and where to find everything else. */
export const createIntroductionPage = (pages: readonly GuidePage[]) => () => (
  <GuideFrame title="Documentation">
    <Topic title="Introduction">
      <p>
        Scrapboard turns Crossout’s log files into player profiles, match pages, graphs and ratings.
        It is a single server with a built-in database, and a web app built with React and
        Bootstrap. This guide is for operators and developers.
      </p>
      <p>
        Players find help in the <Link to={paths.help()}>Help Center</Link>. What the numbers mean
        is explained in <FileLink file="docs/glossary.md" />, running a server in{' '}
        <FileLink file="docs/operations.md" />, and the reasons for design decisions in{' '}
        <code>docs/decisions</code>. The <Link to="/ui/alerts">component gallery</Link> shows all
        components live.
      </p>
    </Topic>
    <Topic title="Table of Contents">
      <ul>
        {pages
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
        <Link to={paths.support()}>Support</Link> says where to ask. If a page didn’t help, please
        report it.
      </p>
    </Topic>
  </GuideFrame>
);
