import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import type { ResultItem } from './result-item.ts';
import type { ResultCombobox } from './use-result-combobox.ts';

interface Props {
  item: ResultItem;
  query: string;
  combobox: ResultCombobox;
}

/** One result; the focus stays in the box, whose keys move between results. */
export function ResultOption({ item, query, combobox }: Props) {
  const { t } = useTranslation('search');
  const { title, icon, note, lang, isPlain, isCurrent, to, remove } = item;

  const onClick = (event: MouseEvent) => {
    // The browser opens new tabs and windows itself.
    if (to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    combobox.pick(item);
  };
  const option = { ...combobox.optionProps(item), className: 'found-option', onClick };
  const content = (
    <>
      <Icon name={icon} />
      <span className="found-title" lang={lang}>
        {isPlain ? title : <HighlightedText text={title} query={query} />}
      </span>
      {note !== undefined && <span className="found-note">{note}</span>}
      {isCurrent && (
        <span className="found-note">
          <Icon name="check" /> <span className="visually-hidden">{t('current')}</span>
        </span>
      )}
      {remove && (
        // The keyboard has Delete for it; it could not reach a button within an option.
        <span
          className="found-remove"
          data-tip={t('remove')}
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            remove();
          }}
        >
          <Icon name="x" />
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <div {...option}>{content}</div>
  ) : (
    <Link to={to} {...option}>
      {content}
    </Link>
  );
}
