import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import { boardHref } from './board-href.ts';
import { EstimateCell } from './estimate-cell.tsx';
import { kindPath } from './kind-path.ts';
import { measureTextKeys } from './leader-measures.ts';
import { leadersQuery } from './leaders-query.ts';
import { boardCodecs, type LeadersSearch } from './leaders-search.ts';
import { MarkedPlayerParts } from './marked-player-parts.tsx';

const TOP_PARTS = 8;

interface Props {
  kind: PartPageKind;
  state: QuestionFilters<LeadersSearch>;
}

/** The leaders with the most played parts of a kind, with a link to all of them. */
export function KindCard({ kind, state }: Props) {
  const { t } = useTranslation(['leaders', 'questions', 'common']);
  const format = useFormat();
  const { filters, search, pageSearch } = state;
  const board = { by: defaultLeaderMeasure[kind], minGames: pageSearch.minGames };
  const markedPlayer = useMarkedPlayer(state);
  const query = useQuery(leadersQuery(kind, board, filters, markedPlayer?.player));
  const measureText = t(`questions:measures.${measureTextKeys[board.by]}`);
  const allHref = kindPath[kind]({
    ...questionSearchCodec.write(search),
    ...boardCodecs[kind].write({ ...board, sort: undefined }),
  });
  return (
    <QuestionCard
      title={t(`leaders:kinds.${kind}.card`)}
      note={
        <>
          {t('leaders:rankedBy', { measure: measureText })}
          {markedPlayer !== null && query.data !== undefined && (
            <MarkedPlayerParts markedPlayer={markedPlayer} leaders={query.data.leaders} />
          )}
        </>
      }
      query={query}
      state={state}
      isEmpty={({ leaders }) => leaders.length === 0}
      height="24rem"
      actions={
        <Link className="card-link" to={allHref}>
          {t(`leaders:kinds.${kind}.all`)}
        </Link>
      }
    >
      {({ leaders }) => (
        <table className="table data-table leader-table">
          <caption className="visually-hidden">{t(`leaders:kinds.${kind}.caption`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('questions:dimensions.part')}</th>
              <th scope="col">{t('leaders:columns.leader')}</th>
              <th scope="col" className="numeric">
                <Explain stat="estimate">{t('leaders:columns.estimate')}</Explain>
              </th>
            </tr>
          </thead>
          <tbody>
            {leaders.slice(0, TOP_PARTS).map(({ part, best }) => (
              <tr key={part.id}>
                <th scope="row">
                  <Link className="row-link" to={boardHref(search, kind, part.id, board)}>
                    {part.name}
                  </Link>
                </th>
                <td>
                  <Link className="leader-link" to={paths.player(best.player.id)}>
                    {best.player.nickname}
                  </Link>
                  <span className="row-note">
                    {t('common:games', { count: best.games, n: format.number(best.games) })}
                  </span>
                </td>
                <td className="numeric">
                  <EstimateCell by={board.by} player={best} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </QuestionCard>
  );
}
