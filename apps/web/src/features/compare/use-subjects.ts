import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styleSeries } from '../../charts/series.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { nameOf } from '../../questions/read-row.ts';
import { subjectNamesQuestion } from './questions.ts';
import { type SubjectSelection, subjectSources } from './subject.ts';

/** Something that is compared, with its colour in charts. */
export type Subject = ReturnType<typeof useSubjects>[number];

/**
 * Returns the compared subjects with their names and colours. One that is in no stored match, or a hidden
 * player, is named as unknown.
 */
export function useSubjects({ kind, ids }: SubjectSelection) {
  const { t } = useTranslation(['comparison', 'questions']);
  const { dimension } = subjectSources[kind];
  const { data } = useQuery({
    ...questionQuery(subjectNamesQuestion(kind, ids), {}),
    enabled: ids.length > 0,
  });
  const isKnown = (id: string) => data?.rows.some((row) => row[dimension] === id) === true;
  const subjectName = (id: string) => {
    if (data === undefined) return '…';
    if (!isKnown(id)) return t(`comparison:unknown.${kind}`, { id });
    return kind === 'builds'
      ? t('questions:filter.build', { build: id })
      : nameOf(data, dimension, id);
  };
  return styleSeries(ids.map((id) => ({ id, name: subjectName(id) }))).map((subject) => ({
    ...subject,
    /** Whether it is in no stored match, or a hidden player; false until it has loaded. */
    isUnknown: data !== undefined && !isKnown(subject.id),
    /** Whether it has not loaded yet. */
    isPending: data === undefined,
  }));
}
