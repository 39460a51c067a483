import { type CountingMode, countingModes } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';

interface Props {
  counting: CountingMode;
  href: (counting: CountingMode) => string;
}

/** Chooses whether a part counts where it dealt damage, or in every match of its vehicle. */
export function CountingSwitch({ counting, href }: Props) {
  const { t } = useTranslation('performance');
  return (
    <ChoiceLinks
      label={t('counting.label')}
      choices={countingModes.map((value) => ({ value, text: t(`counting.${value}`) }))}
      current={counting}
      href={href}
    />
  );
}
