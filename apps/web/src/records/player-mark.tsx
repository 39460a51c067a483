import './best-mark.scss';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../explain/explain.tsx';
import { questionQuery, type Row } from '../questions/question-query.ts';
import { Icon } from '../ui/icon.tsx';
import {
  bestsBeforeQuestion,
  findMatchBests,
  findRecordCandidates,
  type MarkedMatch,
} from './match-bests.ts';
import { PlayerMarkList, type PlayerMarks, useMarkTexts } from './player-mark-list.tsx';
import { useSeasonStart, useServerRecords } from './use-server-records.ts';

interface Props {
  match: MarkedMatch;
  player: string;
}

/** Marks a player of a scoreboard who set a personal best or holds a record with the match. */
export function PlayerMark(props: Props) {
  const { t } = useTranslation('bests');
  const marks = useMarks(props);
  const texts = useMarkTexts()(marks);
  return (
    <>
      {texts.best !== null && (
        <span className="best-set">
          <Icon name="award" />
          <span className="visually-hidden">{texts.best}</span>
        </span>
      )}
      {texts.records.length > 0 && (
        <span className="record-held">
          {t('record')}
          <span className="visually-hidden">{`: ${texts.records.join('; ')}`}</span>
        </span>
      )}
    </>
  );
}

/** Lists the bests and records of a player below their row. */
export function PlayerMarkDetails(props: Props) {
  const { t } = useTranslation('bests');
  const marks = useMarks(props);
  if (marks.bests.length + marks.records.length === 0) return null;
  return (
    <p className="mark-details">
      <PlayerMarkList marks={marks} />
      {marks.bests.length > 0 && <Explain stat="personalBest" statName={t('current')} />}
      {marks.records.length > 0 && <Explain stat="serverRecord" statName={t('record')} />}
    </p>
  );
}

const NO_ROWS: readonly Row[] = [];

/** Returns the bests and records that a player set in a match, as far as they have loaded. */
function useMarks({ match, player }: Props): PlayerMarks {
  const seasonStart = useSeasonStart();
  const { id, mode, players } = match;
  const { data, isPlaceholderData } = useQuery(questionQuery(bestsBeforeQuestion(match), {}));
  const rows = isPlaceholderData ? undefined : data?.rows;
  const candidates = useMemo(
    () => (rows === undefined ? [] : findRecordCandidates(match, rows, seasonStart)),
    [match, rows, seasonStart],
  );
  const records = useServerRecords(id, mode, candidates);
  const values = players.find((other) => other.player === player);
  return {
    bests: values === undefined ? [] : findMatchBests(values, rows ?? NO_ROWS),
    records: records.filter((record) => record.player === player),
  };
}
