import changelog from '../../../../../CHANGELOG.md?raw';
import { GuideFrame } from '../components/guide-frame.tsx';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Topic } from '../components/topic.tsx';
import { readChangelog } from './read-changelog.ts';

/** What changed in each version, from CHANGELOG.md. */
export function ChangelogPage() {
  return (
    <GuideFrame title="Changelog">
      {readChangelog(changelog).map(({ version, blocks }) => (
        <Topic key={version} title={version}>
          <SectionBlocks blocks={blocks} />
        </Topic>
      ))}
    </GuideFrame>
  );
}
