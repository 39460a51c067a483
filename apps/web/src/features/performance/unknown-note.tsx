import type { CountingMode, PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { useFormat } from '../../use-format.ts';

interface Props {
  kind: PartPageKind;
  counting: CountingMode;
  answers:
    | { kindVehicles: { rows: readonly Row[] }; allVehicles: { rows: readonly Row[] } }
    | undefined;
}

/** What counts, and how many vehicles have no known part of the kind. */
export function UnknownNote({ kind, counting, answers }: Props) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const knownCount = countOf(answers?.kindVehicles.rows[0], 'vehicles');
  const allCount = countOf(answers?.allVehicles.rows[0], 'games');
  const unknownCount = Math.max(0, allCount - knownCount);
  return (
    <>
      {t(`counting.${counting}Note`)}{' '}
      {allCount > 0 &&
        t(`kinds.${kind}.${counting === 'carried' ? 'unknown' : 'unused'}`, {
          n: format.number(unknownCount),
          of: format.number(allCount),
          percent: format.percent((100 * unknownCount) / allCount),
        })}
    </>
  );
}
