import type { Build } from '@scrapboard/builds';
import { type BuildRequest, type PartGroup, partGroups } from '@scrapboard/builds/build-request';
import { encodeLoadout } from '@scrapboard/loadout';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MAX_COMPARED_PARTS } from '../../catalogue/max-compared-parts.ts';
import { paths } from '../../paths.ts';
import { useFormat } from '../../use-format.ts';
import { SimilarDrivers } from './similar-drivers.tsx';
import type { OptimiserData } from './use-optimiser-data.ts';
import { useScoreText } from './use-score-text.ts';
import { useTermText } from './use-term-text.ts';

interface Props {
  build: Build;
  title: string;
  request: BuildRequest;
  data: OptimiserData;
}

/** Groups whose parts have a page with their results. */
const groupsWithPages: readonly PartGroup[] = ['cabin', 'weapon', 'movement'];

/** A build: its score, figures and parts, with links to the part picker. */
export function BuildCard({ build, title, request, data }: Props) {
  const { t } = useTranslation('optimiser');
  const scoreText = useScoreText();
  const id = useId();
  const partCounts = Object.entries(build.counts);
  const groupByPart = new Map(request.parts.map((part) => [part.id, part.group]));
  const comparedParts = partCounts
    .map(([part]) => part)
    .filter((part) => groupsWithPages.includes(groupByPart.get(part) ?? 'structure'))
    .slice(0, MAX_COMPARED_PARTS);
  const ownedCounts = request.limits.owned ?? {};
  const unpricedNames = request.parts
    .filter(({ id, cost }) => cost === null && (build.counts[id] ?? 0) > (ownedCounts[id] ?? 0))
    .map(({ id }) => data.names.get(id) ?? id);
  return (
    <section className="card optimiser-build" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{title}</h2>
        <span className="optimiser-score">
          {t('build.score', { score: scoreText(build.score) })}
        </span>
        <span className="muted small">
          {build.gap === 0 ? t('build.proved') : t('build.gap', { score: scoreText(build.gap) })}
        </span>
      </div>
      <div className="card-body">
        <Figures build={build} />
        {unpricedNames.length > 0 && (
          <p className="form-text mb-0">
            {t('build.unpriced', { parts: unpricedNames.join(', ') })}
          </p>
        )}
        <dl className="optimiser-parts">
          {partGroups.map((group) => {
            const parts = partCounts.filter(([part]) => groupByPart.get(part) === group);
            if (parts.length === 0) return null;
            return (
              <div key={group}>
                <dt>{t(`group.${group}`)}</dt>
                <dd>
                  {parts.map(([part, count]) => (
                    <PartLink key={part} {...{ part, count, group, data }} />
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
        <div className="optimiser-actions">
          <Link
            className="btn btn-primary btn-sm"
            to={paths.partPicker({ parts: encodeLoadout(new Map(partCounts)) })}
          >
            {t('build.tray')}
          </Link>
          <Link
            className="btn btn-surface btn-sm"
            to={paths.partPicker({ view: 'compare', compare: comparedParts.join(',') })}
          >
            {t('build.compare')}
          </Link>
        </div>
        <SimilarDrivers build={build} request={request} names={data.names} />
      </div>
    </section>
  );
}

interface PartLinkProps {
  part: string;
  count: number;
  group: PartGroup;
  data: OptimiserData;
}

/** A part of the build, linked to its results if there are any, otherwise to its figures. */
function PartLink({ part, count, group, data }: PartLinkProps) {
  const { t } = useTranslation('optimiser');
  const href = groupsWithPages.includes(group) ? paths.part(group, part) : paths.partFigures(part);
  return <Link to={href}>{t('build.part', { count, name: data.names.get(part) ?? part })}</Link>;
}

function Figures({ build: { totals, terms } }: { build: Build }) {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const termText = useTermText();
  const formatInteger = (value: number) => format.number(value, 0);
  const measuredTerms = terms.filter(({ term }) => term === 'damage' || term === 'winRate');
  const figures = [
    [t('limits.powerScore'), formatInteger(totals.powerScore)],
    [t('term.durability'), formatInteger(totals.durability)],
    ...measuredTerms.map(
      ({ term, value }) =>
        [t(term === 'damage' ? 'figure.damage' : 'figure.winRate'), termText(term, value)] as const,
    ),
    [t('term.speed'), termText('speed', totals.speed)],
    [t('figure.cost'), termText('cost', totals.cost)],
    [
      t('figure.energy'),
      `${formatInteger(totals.energyUse)} / ${formatInteger(totals.energySupply)}`,
    ],
    [t('figure.mass'), `${formatInteger(totals.mass)} / ${formatInteger(totals.tonnage)}`],
    [t('figure.parts'), formatInteger(totals.parts)],
  ] as const;
  return (
    <dl className="optimiser-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
