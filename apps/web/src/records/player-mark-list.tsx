import type { RecordName } from '@scrapboard/questions/boards';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { useRecordText } from './use-record-text.ts';
import type { ServerRecord } from './use-server-records.ts';

/** What a match was to a player: the numbers in which they set a best, and the records it holds. */
export interface PlayerMarks {
  bests: readonly RecordName[];
  records: readonly ServerRecord[];
}

/** Returns a function that describes marks, with one sentence for each kind. */
export function useMarkTexts() {
  const { t } = useTranslation('bests');
  const text = useRecordText();
  return ({ bests, records }: PlayerMarks) => {
    const ofScope = (scope: ServerRecord['scope']) =>
      records.flatMap((record) => (record.scope === scope ? record.name : []));
    const namesOf = (names: readonly RecordName[]) => ({ names: names.map(text.name).join(', ') });
    const [ofAllTime, ofSeason] = [ofScope('all'), ofScope('season')];
    return {
      best: bests.length === 0 ? null : t('mark', namesOf(bests)),
      records: [
        ...(ofAllTime.length === 0 ? [] : [t('recordOfAllTime', namesOf(ofAllTime))]),
        ...(ofSeason.length === 0 ? [] : [t('recordOfSeason', namesOf(ofSeason))]),
      ],
    };
  };
}

/** Lists the numbers in which a match set a player's personal best, and the records that it holds. */
export function PlayerMarkList({ marks }: { marks: PlayerMarks }) {
  const texts = useMarkTexts()(marks);
  return [...texts.records, ...(texts.best === null ? [] : [texts.best])].map((text) => (
    <span key={text} className="best-set">
      <Icon name="award" />
      {text}
    </span>
  ));
}
