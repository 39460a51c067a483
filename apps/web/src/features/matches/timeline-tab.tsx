import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { KillGraph } from './kill-graph.tsx';
import { KillList } from './kill-list.tsx';
import { killsWithin, spanOf } from './timeline.ts';
import { useMatch } from './use-match.ts';

/** How the match went: who destroyed whom, when and with what. */
export function TimelineTab() {
  const { t } = useTranslation('matches');
  const { match, search, link } = useMatch();
  const [marked, setMarked] = useState<number | null>(null);
  const span = spanOf(match, search.round);
  const all = killsWithin(match, span, true);
  const kills = search.things ? all : all.filter(({ entity }) => entity === null);
  const things = all.filter(({ entity }) => entity !== null).length;
  return (
    <section className="card" aria-labelledby="timeline">
      <div className="card-top">
        <h2 id="timeline">{t('timeline.heading')}</h2>
        {things > 0 && (
          <Link
            className="btn btn-surface btn-sm"
            {...link({ things: !search.things })}
            replace
            preventScrollReset
          >
            {t(search.things ? 'timeline.hideThings' : 'timeline.showThings', { count: things })}
          </Link>
        )}
      </div>
      {kills.length === 0 ? (
        <Notice icon="crosshair" title={t('timeline.none')} text={t('timeline.noneText')} />
      ) : (
        <>
          <KillGraph kills={kills} span={span} marked={marked} onMark={setMarked} />
          <KillList kills={kills} from={span.start} marked={marked} onMark={setMarked} />
        </>
      )}
    </section>
  );
}
