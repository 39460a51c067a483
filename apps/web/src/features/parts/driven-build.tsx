import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionQuery } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import { useFormat } from '../../use-format.ts';
import { drivenPartsQuestion } from './questions.ts';
import type { Tray } from './use-tray.ts';

/** The parts that logs show of a build that was used, with a button that opens them in the tray. */
export function DrivenBuild({ build, tray }: { build: string; tray: Tray }) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { data, isError } = useQuery(questionQuery(drivenPartsQuestion(build), {}));
  if (isError) return <p className="driven-build">{t('driven.failed')}</p>;
  if (data === undefined) return null;
  const ids = data.rows.map((row) => keyOf(row, 'part'));
  if (ids.length === 0) return <p className="driven-build">{t('driven.none', { build })}</p>;
  return (
    <div className="driven-build">
      <span>{t('driven.note', { build, count: ids.length, n: format.number(ids.length) })}</span>
      <button
        type="button"
        className="btn btn-primary btn-sm"
        onClick={() => tray.replace(new Map(ids.map((id) => [id, 1])))}
      >
        {t('driven.open')}
      </button>
    </div>
  );
}
