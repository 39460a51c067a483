import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { useFormat } from '../../use-format.ts';
import {
  changeSearch,
  PARTY_CHOICES,
  type PartyChoice,
  type SpeedRunSearch,
} from './speed-run-search.ts';

interface Props {
  search: SpeedRunSearch;
  href: (search: SpeedRunSearch) => string;
}

/** Links to all runs, solo runs, runs of any party, and runs of parties of one size. */
export function PartyLinks({ search, href }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const textOf = (choice: PartyChoice) =>
    choice === 'all' || choice === 'solo' || choice === 'party'
      ? t(`teams.${choice}`)
      : t('teams.size', { n: format.number(Number(choice)) });
  return (
    <ChoiceLinks
      label={t('teams.label')}
      choices={PARTY_CHOICES.map((value) => ({ value, text: textOf(value) }))}
      current={search.team}
      href={(team) => href(changeSearch(search, { team }))}
    />
  );
}
