import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { paths } from '../../paths.ts';
import { type LadderSearch, ladderCodec, type PlayersSearch, playersCodec } from './mmr-search.ts';

const TABS = ['board', 'distribution', 'calibration'] as const;

interface Props {
  current: (typeof TABS)[number];
  search: LadderSearch | PlayersSearch;
}

/** Links to the pages about ratings, keeping the ladder, the player and the filters of players. */
export function MmrTabs({ current, search }: Props) {
  const { t } = useTranslation('mmr');
  const query = 'filters' in search ? playersCodec.write(search) : ladderCodec.write(search);
  const hrefs = {
    board: paths.mmr(query),
    distribution: paths.mmrDistribution(query),
    calibration: paths.mmrCalibration(ladderCodec.write(search)),
  };
  return (
    <ChoiceLinks
      label={t('tabs.label')}
      choices={TABS.map((value) => ({ value, text: t(`tabs.${value}`) }))}
      current={current}
      href={(value) => hrefs[value]}
    />
  );
}
