import type { MatchHistoryEntry } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ResultStrip } from '../../charts/result-strip.tsx';
import { useFormat } from '../../use-format.ts';
import { matchesQuery } from './profile-queries.ts';
import { RECENT_RESULT_COUNT } from './tab-data.ts';
import { useMatchLink } from './use-match-link.ts';
import { useProfile } from './use-profile.ts';

/** The newest results, oldest first, each linked to its match. */
export function ResultsRow() {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const { id, filters } = useProfile();
  const { data } = useQuery(matchesQuery(id, filters, { limit: RECENT_RESULT_COUNT }));
  const matchLink = useMatchLink();
  const matches = data?.matches ?? [];
  const count = (result: MatchHistoryEntry['result']) =>
    matches.filter((match) => match.result === result).length;
  const [wins, losses, draws] = [count('win'), count('loss'), count('draw')];
  const score = { wins: format.number(wins), losses: format.number(losses) };
  const name = t('title.lastResults', { count: matches.length, n: format.number(matches.length) });
  const text = t('title.lastScore', score);
  const rate = format.percent(rateOf(wins, wins + losses + draws).percent, 0);
  const marks = matches.toReversed().map((match) => ({
    key: match.id,
    result: match.result,
    label: `${t(`common:result.${match.result}`)}, ${match.map.name}, ${format.shortDateTime(match.startedAt)}`,
  }));
  return (
    <div className="hero-results">
      {matches.length > 0 && (
        <>
          <ResultStrip
            marks={marks}
            label={`${name}: ${text}`}
            renderLink={({ key }, props) => <Link {...matchLink(key)} {...props} />}
          />
          <p>
            <span className="muted">{name}</span> <span className="nowrap">{text}</span>
            {matches.length === RECENT_RESULT_COUNT && (
              <span className="muted nowrap"> · {rate}</span>
            )}
          </p>
        </>
      )}
    </div>
  );
}
