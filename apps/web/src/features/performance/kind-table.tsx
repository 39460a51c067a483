import type { CatalogueParts } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { describePart } from '../../catalogue/describe-part.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { findUnplayedParts, matchesWords } from './part-rows.ts';
import { PartSearchField } from './part-search-field.tsx';
import type { KindSearch } from './performance-search.ts';
import { type KindColumnData, useKindColumns } from './use-kind-columns.tsx';

interface Props {
  kind: PartPageKind;
  state: QuestionFilters<KindSearch>;
  data: Omit<KindColumnData, 'catalogue'> & { catalogue: CatalogueParts | undefined };
}

const DEFAULT_SORT = '-games';
const MAX_UNPLAYED = 12;

/** The parts of a kind, with a search of their names. */
export function KindTable({ kind, state, data }: Props) {
  const { t } = useTranslation('performance');
  const { pageSearch, set } = state;
  const { answer, catalogue } = data;
  const byId = useMemo(
    () => catalogue && new Map(catalogue.parts.map((part) => [part.id, part])),
    [catalogue],
  );
  const columns = useKindColumns({ ...data, catalogue: byId });
  const rows = useMemo(() => {
    const isShown = (row: Row) => {
      const id = keyOf(row, 'part');
      const part = byId?.get(id);
      const description = part === undefined ? '' : describePart(part);
      return matchesWords(pageSearch.q, nameOf(answer, 'part', id), description);
    };
    return pageSearch.q === '' ? answer.rows : answer.rows.filter(isShown);
  }, [answer, byId, pageSearch.q]);
  const unplayedParts = useMemo(() => {
    if (pageSearch.q === '' || catalogue === undefined) return [];
    const playedIds = new Set(answer.rows.map((row) => keyOf(row, 'part')));
    return findUnplayedParts(catalogue.parts, playedIds, pageSearch.q);
  }, [answer, catalogue, pageSearch.q]);
  return (
    <>
      <div className="part-search">
        <PartSearchField
          value={pageSearch.q}
          onChange={(q) => set({ q })}
          resultCount={rows.length}
          label={t(`kinds.${kind}.search`)}
        />
        {unplayedParts.length > 0 && (
          <p className="part-unplayed">
            {t('unplayed')}{' '}
            {unplayedParts.slice(0, MAX_UNPLAYED).map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ' · '}
                <Link to={data.partHref(id)}>{name}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <QuestionTable
          id={`performance-${kind}`}
          caption={t(`kinds.${kind}.caption`)}
          columns={columns}
          rows={rows}
          rowId={(row) => keyOf(row, 'part')}
          sort={pageSearch.sort ?? DEFAULT_SORT}
          onSort={(sort) => set({ sort: sort === DEFAULT_SORT ? undefined : sort })}
        />
      )}
    </>
  );
}
