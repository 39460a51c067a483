import type { Upload, UploadedMatch } from '@scrapboard/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeButtonGroup } from '../../ui/time-button-group.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { LaunchOption } from './help-card.tsx';
import { outcomeOf, tallyOf } from './tally.ts';
import type { UploadItem } from './upload-queue.ts';

interface Props {
  item: UploadItem;
  upload: Upload;
  isInitiallyOpen: boolean;
}

/** The results of an upload: matches with links, and what was skipped. */
export function UploadResults({ item, upload, isInitiallyOpen }: Props) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const { matches, ignored, refused } = upload;
  const tally = tallyOf([item]);
  const isStored = item.state.name === 'stored';
  const isEmpty = isStored && matches.length === 0;
  const unknownLines = t('result.unknownLines', {
    count: ignored.unknownLines,
    n: format.number(ignored.unknownLines),
  });
  return (
    <div className="upload-results">
      {matches.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>
            <Outcome
              outcome="new"
              text={t('tally.new', { count: tally.new, n: format.number(tally.new) })}
            />{' '}
            {tally.known > 0 && (
              <Outcome outcome="known" text={t('tally.known', { n: format.number(tally.known) })} />
            )}{' '}
            {tally.unfinished > 0 && (
              <Outcome
                outcome="unfinished"
                text={t('tally.unfinished', { n: format.number(tally.unfinished) })}
              />
            )}{' '}
            {tally.quarantined > 0 && (
              <Outcome
                outcome="quarantined"
                text={t('tally.quarantined', { n: format.number(tally.quarantined) })}
              />
            )}
          </summary>
          {isOpen && <MatchList item={item} matches={matches} />}
        </details>
      )}
      {isEmpty && (
        <div className="upload-error">
          <p>{t(ignored.testDrives > 0 ? 'result.onlyTestDrives' : 'result.noMatches')}</p>
          {ignored.testDrives === 0 && <LaunchOption />}
        </div>
      )}
      {ignored.testDrives > 0 && !isEmpty && (
        <p className="row-note">
          {t('result.testDrives', {
            count: ignored.testDrives,
            n: format.number(ignored.testDrives),
          })}
        </p>
      )}
      {ignored.unknownLines > 0 && (
        <details className="unknown-lines">
          <summary>{unknownLines}</summary>
          <p className="row-note">{t('result.unknownHint')}</p>
          <ScrollRegion aria-label={unknownLines}>
            <pre>{ignored.examples.join('\n')}</pre>
          </ScrollRegion>
        </details>
      )}
      {refused.length > 0 && item.state.name !== 'failed' && (
        <div className="upload-error">
          <p>{t('result.rejected', { count: refused.length })}</p>
          <ul>
            {refused.map(({ file, code, message }) => (
              <li key={file}>
                <strong>{file}</strong> {t(`errors.${code}`, { defaultValue: message })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Outcome({ outcome, text }: { outcome: UploadedMatch['outcome']; text: string }) {
  return <span className={`outcome outcome-${outcome}`}>{text}</span>;
}

function MatchList({ item, matches }: { item: UploadItem; matches: UploadedMatch[] }) {
  const { t } = useTranslation('upload');
  return (
    <TimeButtonGroup rows={matches.map(rowKey)}>
      <ul className="uploaded-matches">
        {matches.map(({ id, map, mode, startedAt, ...match }) => (
          <li key={rowKey({ id, startedAt })}>
            {match.outcome === 'quarantined' ? (
              <span>{map.name}</span>
            ) : (
              <Link to={paths.match(id)}>{map.name}</Link>
            )}
            <span>{gameName('mode', mode)}</span>
            <span className="muted">
              <TimeText instant={startedAt} row={rowKey({ id, startedAt })} />
            </span>
            <Outcome
              outcome={outcomeOf(item, match)}
              text={t(`outcome.${outcomeOf(item, match)}`)}
            />
          </li>
        ))}
      </ul>
    </TimeButtonGroup>
  );
}

const rowKey = ({ id, startedAt }: Pick<UploadedMatch, 'id' | 'startedAt'>) => `${id} ${startedAt}`;
