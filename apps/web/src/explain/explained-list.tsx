import './explained.scss';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  type ExplainedStat,
  explainedStats,
  helpAnchor,
  type StatGroup,
} from './explained-stats.ts';

const groups = Object.entries(explainedStats) as [StatGroup, readonly ExplainedStat[]][];

/** The meaning of every stat; the explanations link here. */
export function ExplainedList() {
  const { t } = useTranslation('footer-pages', { keyPrefix: 'explain' });
  const { hash } = useLocation();
  const anchor = hash.slice(1);
  useEffect(() => {
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  return (
    <section className="card prose explained" aria-labelledby="explained">
      <div className="card-body info-text">
        <h2 id="explained">{t('heading')}</h2>
        {groups.map(([group, stats]) => (
          <section key={group}>
            <h3>{t(`groups.${group}`)}</h3>
            <dl>
              {stats.map((stat) => (
                <div
                  key={stat}
                  id={helpAnchor(stat)}
                  aria-current={helpAnchor(stat) === anchor || undefined}
                >
                  <dt>{t(`stats.${stat}.name`)}</dt>
                  <dd>{t(`stats.${stat}.text`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
