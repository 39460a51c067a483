import type { Condition } from '@scrapboard/builds';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

/** Returns a function that describes a limit in words. */
export function useConditionText({ names }: OptimiserData): (condition: Condition) => string {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  return (condition) => {
    const n = 'value' in condition ? format.number(condition.value) : '';
    switch (condition.kind) {
      case 'group':
      case 'copies':
      case 'pairs': {
        const groupText = t(`group.${condition.group}`);
        if (condition.kind === 'copies') return t('condition.copies', { group: groupText, n });
        if (condition.kind === 'pairs') return t('limits.pairs', { group: groupText });
        return t(`condition.named.${condition.bound}`, { name: groupText, n });
      }
      case 'part':
        return t(`condition.named.${condition.bound}`, {
          name: names.get(condition.part) ?? condition.part,
          n,
        });
      case 'powerScore':
        return t(`condition.named.${condition.bound}`, { name: t('limits.powerScore'), n });
      case 'factionLevel':
        return t('condition.factionLevel', { faction: condition.faction, n });
      case 'budget':
      case 'minSpeed':
      case 'minDurability':
        return t(`condition.${condition.kind}`, { n });
      default:
        return t(`condition.${condition.kind}`);
    }
  };
}
