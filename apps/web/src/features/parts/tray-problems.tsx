import { type Problem, severityOf } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import type { PickerPart } from './picker-part.ts';
import type { Tray } from './use-tray.ts';
import { useValueText } from './use-value-text.ts';

const icons = { error: 'x', warning: 'alertTriangle', unknown: 'info' } as const;

/** What is wrong with the build, and which figures the catalogue lacks. */
export function TrayProblems({
  tray,
  byId,
}: {
  tray: Tray;
  byId: ReadonlyMap<string, PickerPart>;
}) {
  const { t } = useTranslation('parts');
  const problemText = useProblemText(byId);
  if (tray.problems.length === 0) {
    return (
      <p className="tray-problem tray-fine">
        <Icon name="check" />
        {t('tray.fine')}
      </p>
    );
  }
  return (
    <ul className="tray-problems" aria-label={t('tray.problems')}>
      {tray.problems.map((problem) => {
        const severity = severityOf(problem);
        const key = problem.kind === 'missing' ? problem.figure : problem.kind;
        return (
          <li key={key} className={`tray-problem tray-${severity}`}>
            <Icon name={icons[severity]} />
            {problemText(problem)}
          </li>
        );
      })}
    </ul>
  );
}

function useProblemText(byId: ReadonlyMap<string, PickerPart>): (problem: Problem) => string {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { nameOf } = useValueText();
  const namesOf = (ids: readonly string[]) =>
    new Intl.ListFormat(format.locale).format(ids.map((id) => byId.get(id)?.name ?? id));
  return (problem) => {
    switch (problem.kind) {
      case 'noCabin':
      case 'noWeapon':
      case 'noMovement':
        return t(`problem.${problem.kind}`);
      case 'manyCabins':
        return t('problem.manyCabins', { n: format.number(problem.count) });
      case 'energy':
      case 'mass':
      case 'tonnage':
        return t(`problem.${problem.kind}`, { n: format.number(problem.over, 1) });
      case 'noEnergy':
        return t('problem.noEnergy', { n: format.number(problem.need, 1) });
      case 'unknownParts':
        return t('problem.unknownParts', { names: namesOf(problem.ids) });
      case 'missing':
        return t('problem.missing', {
          figure: nameOf(problem.figure),
          names: namesOf(problem.ids),
        });
    }
  };
}
