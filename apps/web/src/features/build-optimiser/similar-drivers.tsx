import type { Build, BuildRequest } from '@scrapboard/builds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, keyOf, rateOf } from '../../questions/read-row.ts';
import { useFormatRate } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { similarDriversQuestion } from './questions.ts';

interface Props {
  build: Build;
  request: BuildRequest;
  names: ReadonlyMap<string, string>;
}

/** The players who drive a build's cabin with its main weapon, loaded when opened. */
export function SimilarDrivers({ build, request, names }: Props) {
  const { t } = useTranslation('optimiser');
  const [isOpen, setIsOpen] = useState(false);
  const parts = request.parts.filter(({ id }) => id in build.counts);
  const cabin = parts.find(({ group }) => group === 'cabin')?.id;
  const energyOf = ({ id, figures }: (typeof parts)[number]) =>
    (build.counts[id] ?? 0) * (figures.energyUse ?? 0);
  const [weapon] = parts
    .filter(({ group }) => group === 'weapon')
    .sort((a, b) => energyOf(b) - energyOf(a));
  if (cabin === undefined || weapon === undefined) return null;
  const nameOf = (id: string) => names.get(id) ?? id;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('drivers.heading', { weapon: nameOf(weapon.id), cabin: nameOf(cabin) })}</summary>
      {isOpen && <Drivers weapon={weapon.id} cabin={cabin} />}
    </details>
  );
}

function Drivers({ weapon, cabin }: { weapon: string; cabin: string }) {
  const { t } = useTranslation('optimiser');
  const formatRate = useFormatRate();
  const query = useQuery(questionQuery(similarDriversQuestion(weapon, cabin), {}));
  return (
    <QueryState
      query={query}
      loading={<Skeleton height="6rem" />}
      empty={{
        when: ({ rows }) => rows.length === 0,
        show: <p className="form-text">{t('drivers.none')}</p>,
      }}
    >
      {({ rows, names }) => (
        <ul className="optimiser-list">
          {rows.map((row) => {
            const player = keyOf(row, 'player');
            const rate = rateOf(row, 'winRate');
            return (
              <li key={player}>
                <Link to={paths.player(player)}>{names.player?.[player] ?? player}</Link>{' '}
                <span className="muted small">
                  {t('drivers.games', { count: countOf(row, 'games'), rate: formatRate(rate) })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </QueryState>
  );
}
