import { useTranslation } from 'react-i18next';
import { MissingView } from '../query-states/missing-view.tsx';

interface Props {
  id: string;
  /** A link to the list of the parts of its kind. */
  list: { href: string; text: string };
}

/** Shown in place of a page about a part that does not exist. */
export function UnknownPart({ id, list }: Props) {
  const { t } = useTranslation('questions');
  return (
    <MissingView title={t('unknownPart.title')} text={t('unknownPart.text', { id })} list={list} />
  );
}
