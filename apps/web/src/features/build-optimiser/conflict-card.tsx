import type { Condition } from '@scrapboard/builds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConditionText } from './use-condition-text.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

interface Props {
  conflict: readonly Condition[];
  data: OptimiserData;
}

/** The fewest limits that contradict each other. */
export function ConflictCard({ conflict, data }: Props) {
  const { t } = useTranslation('optimiser');
  const conditionText = useConditionText(data);
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('conflict.heading')}</h2>
      </div>
      <div className="card-body">
        <p>{t(conflict.length === 0 ? 'conflict.noCabin' : 'conflict.text')}</p>
        <ul className="optimiser-list">
          {conflict.map((condition) => (
            <li key={JSON.stringify(condition)}>{conditionText(condition)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
