import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { useFormat } from '../../use-format.ts';
import { changeSearch, type SpeedRunSearch, TEAMS, type Team } from './speed-run-search.ts';

interface Props {
  search: SpeedRunSearch;
  href: (search: SpeedRunSearch) => string;
}

/** The categories of runs: solo, parties, and parties of one size. */
export function TeamLinks({ search, href }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const textOf = (team: Team) =>
    team === 'all' || team === 'solo' || team === 'party'
      ? t(`teams.${team}`)
      : t('teams.size', { n: format.number(Number(team)) });
  return (
    <ChoiceLinks
      label={t('teams.label')}
      choices={TEAMS.map((value) => ({ value, text: textOf(value) }))}
      current={search.team}
      href={(team) => href(changeSearch(search, { team }))}
    />
  );
}
