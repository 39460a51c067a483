import { defaultCountingMode, type PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { kindPath } from './kind-path.ts';
import { partHrefWith } from './part-href.ts';
import type { OverviewSearch } from './performance-search.ts';
import { topPartsQuestions } from './questions.ts';

interface Props {
  kind: PartPageKind;
  state: QuestionFilters<OverviewSearch>;
}

/** The most played parts of a kind, with a link to all of them. */
export function KindSummary({ kind, state }: Props) {
  const { t } = useTranslation(['performance', 'questions']);
  const { filters, search } = state;
  const query = useQuestions(topPartsQuestions(kind, defaultCountingMode[kind]), filters);
  return (
    <QuestionCard
      title={t(`performance:kinds.${kind}.title`)}
      query={query}
      state={state}
      isEmpty={({ parts }) => parts.rows.length === 0}
      height="22rem"
      actions={
        <Link className="card-link" to={kindPath[kind](questionSearchCodec.write(search))}>
          {t(`performance:kinds.${kind}.all`)}
        </Link>
      }
    >
      {({ parts, kindVehicles }) => {
        const vehicles = countOf(kindVehicles.rows[0], 'vehicles');
        const shareOf = (row: (typeof parts.rows)[number]) =>
          vehicles === 0 ? 0 : (100 * countOf(row, 'games')) / vehicles;
        const largestShare = Math.max(0, ...parts.rows.map(shareOf));
        return (
          <table className="table data-table top-parts">
            <caption className="visually-hidden">{t(`performance:kinds.${kind}.caption`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('questions:dimensions.part')}</th>
                <th scope="col" className="numeric">
                  {t('performance:columns.share')}
                </th>
                <th scope="col" className="numeric">
                  {t('performance:columns.above')}
                </th>
              </tr>
            </thead>
            <tbody>
              {parts.rows.map((row) => {
                const id = keyOf(row, 'part');
                return (
                  <tr key={id}>
                    <th scope="row">
                      <Link className="row-link" to={partHrefWith(search, kind, id)}>
                        {nameOf(parts, 'part', id)}
                      </Link>
                    </th>
                    <td className="numeric">
                      <ShareCell percent={shareOf(row)} max={largestShare} />
                    </td>
                    <td className="numeric">
                      <MeasureCell
                        name="winRateAboveExpectation"
                        measure={measureOf('parts', 'winRateAboveExpectation')}
                        value={row.winRateAboveExpectation}
                        games={countOf(row, 'games')}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        );
      }}
    </QuestionCard>
  );
}
