import type { ComponentType } from 'react';
import { type WithTranslation, withTranslation } from 'react-i18next';

function Hint({ t }: WithTranslation<'shell'>) {
  return <p>{t('navigation')}</p>;
}

export const HintWithTexts: ComponentType = withTranslation('shell')(Hint);
