import { useTranslation } from 'react-i18next';
import { CopyText as CopyBox } from '../../ui/copy-text.tsx';

/** A text to paste into the game or a file manager, with a copy button. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('upload');
  return (
    <CopyBox
      text={text}
      label={t('copy.label', { text })}
      title={t('copy.title')}
      said={t('copy.done')}
    />
  );
}
