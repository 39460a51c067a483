import type { SpeedRun } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useFormat } from '../../use-format.ts';

/** How many parts of a vehicle a row has space for. */
const MAX_PARTS = 3;

interface Props {
  run: SpeedRun;
  chosenPlayerId: string | undefined;
}

/** Who drove, with which power score and known parts. */
export function RunPlayers({ run, chosenPlayerId }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const hiddenCount = run.humans - run.players.length;
  return (
    <ul className="speed-run-players">
      {run.players.map(({ id, nickname, powerScore, build, parts }) => (
        <li key={id} className={id === chosenPlayerId ? 'fw-semibold' : undefined}>
          <Link className="row-action" to={paths.player(id)}>
            {nickname}
          </Link>{' '}
          <span className="muted">{format.number(powerScore)}</span>
          {parts.length > 0 && (
            <span className="muted d-none d-md-inline">
              {' · '}
              <Vehicle build={build}>
                {[
                  ...parts.slice(0, MAX_PARTS).map((part) => part.name),
                  ...(parts.length > MAX_PARTS
                    ? [t('more', { n: format.number(parts.length - MAX_PARTS) })]
                    : []),
                ].join(' · ')}
              </Vehicle>
            </span>
          )}
        </li>
      ))}
      {hiddenCount > 0 && (
        <li className="muted">
          {t('hidden', { count: hiddenCount, n: format.number(hiddenCount) })}
        </li>
      )}
    </ul>
  );
}

/** The parts of a vehicle in the run, linked to the page of its build. */
function Vehicle({ build, children }: { build: string | null; children: string }) {
  if (build === null) return children;
  return (
    <Link className="row-action" to={paths.build(build)}>
      {children}
    </Link>
  );
}
