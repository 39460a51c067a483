import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import type { BoardState } from './board-state.ts';

/** The builds chosen in the list, with a link that compares them. */
export function ChosenBuilds({ state }: { state: BoardState }) {
  const { t } = useTranslation('builds');
  const { chosen = [] } = state.pageSearch;
  if (chosen.length === 0) return null;
  const { carrying: _, notCarrying: __, ...filters } = questionSearchCodec.write(state.search);
  return (
    <p className="build-chosen" role="status">
      {t('chosen.count', { count: chosen.length })}
      {chosen.length > 1 && (
        <Link
          className="btn btn-primary btn-sm"
          to={paths.compare({ builds: chosen.join(','), ...filters })}
        >
          {t('chosen.compare')}
        </Link>
      )}
      <button
        type="button"
        className="btn btn-surface btn-sm"
        onClick={() => state.set({ chosen: undefined })}
      >
        {t('chosen.clear')}
      </button>
    </p>
  );
}
