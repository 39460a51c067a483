import changelog from '../../../../../CHANGELOG.md?raw';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Topic } from '../components/topic.tsx';
import { readChangelog } from './read-changelog.ts';

/** What changed in each version, from CHANGELOG.md. */
export function ChangelogPage() {
  return (
    <GuideFrame title="Changelog">
      {readChangelog(changelog).map(({ version, lead, changes }) => (
        <Topic key={version} title={version}>
          <p>{lead}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Topic>
      ))}
    </GuideFrame>
  );
}
