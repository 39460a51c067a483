import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { SelectControl } from './select-control.tsx';

const CHOICES = [5, 10, MIN_SAMPLE, 50, 100, 200];

interface Props {
  value: number;
  onChange: (minGames: number) => void;
}

/** Sets how many games with a part a player needs to be ranked; a URL may have any other number. */
export function MinGamesControl({ value, onChange }: Props) {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const choices = [...new Set([...CHOICES, value])].toSorted((a, b) => a - b);
  return (
    <SelectControl
      label={t('minGames.label')}
      value={String(value)}
      choices={choices.map((games) => ({
        value: String(games),
        text: t('minGames.atLeast', { n: format.number(games) }),
      }))}
      onChange={(games) => onChange(Number(games))}
    />
  );
}
