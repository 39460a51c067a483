import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CrosshairGroup } from '../../charts/crosshair-group.tsx';
import { Explain } from '../../explain/explain.tsx';
import { Notice } from '../../ui/notice.tsx';
import { computeDamageLead } from './damage-lead.ts';
import { DamageLeadChart } from './damage-lead-chart.tsx';
import { KillGraph } from './kill-graph.tsx';
import { KillList } from './kill-list.tsx';
import { computeLead, type MatchLead } from './lead.ts';
import { LeadChart } from './lead-chart.tsx';
import { charts } from './match-search.ts';
import { hasRounds } from './players.ts';
import { killsWithin, type Span, spanOf } from './timeline.ts';
import { useMatch } from './use-match.ts';

/** The course of the match: who led, and who destroyed whom, when and with what. */
export function TimelineTab() {
  const { t } = useTranslation('matches');
  const { match, search, linkProps } = useMatch();
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const span = useMemo(() => spanOf(match, search.round), [match, search.round]);
  const leads = useLeads();
  const allKills = killsWithin(match, span, true);
  const kills = search.things ? allKills : allKills.filter(({ entity }) => entity === null);
  const entityCount = allKills.filter(({ entity }) => entity !== null).length;
  const hasLead = leads.some(({ steps }) => steps.length > 1);
  const chartProps = {
    span,
    highlighted,
    onHighlight: setHighlighted,
  } satisfies Partial<ComponentProps<typeof LeadChart> & ComponentProps<typeof KillGraph>>;
  return (
    <section className="card" aria-labelledby="timeline">
      <div className="card-top">
        <h2 id="timeline">{t('timeline.heading')}</h2>
        <div className="matrix-choices">
          {hasLead && <ChartChoice />}
          {entityCount > 0 && (
            <Link
              className="btn btn-surface btn-sm"
              {...linkProps({ things: !search.things })}
              replace
              preventScrollReset
            >
              {t(search.things ? 'timeline.hideThings' : 'timeline.showThings', {
                count: entityCount,
              })}
            </Link>
          )}
        </div>
      </div>
      {kills.length === 0 ? (
        <Notice icon="crosshair" title={t('timeline.none')} text={t('timeline.noneText')} />
      ) : (
        <>
          {hasLead && search.chart === 'lead' ? (
            <div className="timeline-charts">
              <CrosshairGroup>
                <p className="lead-explanation">
                  <Explain stat="lead">{t('lead.name')}</Explain>
                  {leads.some(({ turningPoint }) => turningPoint !== null) && (
                    <Explain stat="turningPoint">{t('lead.turningPoint')}</Explain>
                  )}
                </p>
                <LeadChart leads={leads} {...chartProps} />
                <DamageLead leads={leads} span={span} />
              </CrosshairGroup>
            </div>
          ) : (
            <div className="timeline-charts">
              <KillGraph kills={kills} {...chartProps} />
            </div>
          )}
          <KillList
            kills={kills}
            from={span.start}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        </>
      )}
    </section>
  );
}

/** Returns the lead in the selected round, or in each round; empty unless there are two teams. */
function useLeads() {
  const { match, search } = useMatch();
  return useMemo(() => {
    const rounds = match.rounds.map(({ winnerTeam }, index) => ({
      number: index + 1,
      winnerTeam,
    }));
    const shownRounds =
      search.round !== null
        ? rounds.filter(({ number }) => number === search.round)
        : hasRounds(match)
          ? rounds
          : [{ number: null, winnerTeam: match.winnerTeam }];
    return shownRounds.flatMap(({ number, winnerTeam }) => {
      const lead = computeLead(match, spanOf(match, number), winnerTeam);
      return lead === null ? [] : [lead];
    });
  }, [match, search.round]);
}

/** The lead in damage, or a note that the match was stored without damage over time. */
function DamageLead({ leads, span }: { leads: MatchLead[]; span: Span }) {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const stepsByRound = useMemo(
    () => leads.map((lead) => computeDamageLead(match, lead)).filter((steps) => steps !== null),
    [match, leads],
  );
  const teams = leads[0]?.teams;
  if (teams === undefined) return null;
  return (
    <>
      <p className="lead-explanation">
        <Explain stat="damageLead">{t('damageLead.name')}</Explain>
      </p>
      {stepsByRound.length === 0 ? (
        <p className="chart-sentence">{t('damageLead.notStored')}</p>
      ) : (
        <DamageLeadChart teams={teams} steps={stepsByRound.flat()} span={span} />
      )}
    </>
  );
}

function ChartChoice() {
  const { t } = useTranslation('matches');
  const { search, linkProps } = useMatch();
  return (
    <nav className="choice" aria-label={t('lead.choice')}>
      {charts.map((chart) => (
        <Link
          key={chart}
          className="btn btn-surface btn-sm"
          {...linkProps({ chart })}
          replace
          preventScrollReset
          aria-current={chart === search.chart ? 'true' : undefined}
        >
          {t(`lead.${chart}`)}
        </Link>
      ))}
    </nav>
  );
}
