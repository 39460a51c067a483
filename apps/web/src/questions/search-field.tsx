import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboboxField, type Hit } from '../ui/combobox-field.tsx';
import { useFormat } from '../use-format.ts';
import { useSearchAnswer } from './use-search-answer.ts';

interface Props {
  kind: 'players' | 'parts';
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean;
  placeholder: string;
  /** Ids that are not offered. */
  chosen: readonly string[];
  onPick: (id: string) => void;
}

/** A search for a player or a part, whose results are offered below it. */
export function SearchField({ kind, chosen, onPick, ...field }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const [text, setText] = useState('');
  const { answer, isUpToDate } = useSearchAnswer(text);
  const results: Hit[] =
    kind === 'parts'
      ? (answer?.parts ?? []).map(({ id, name, type }) => ({
          key: id,
          text: name,
          note: type ?? '',
        }))
      : (answer?.players ?? []).map(({ id, nickname, games }) => ({
          key: id,
          text: nickname,
          note: t('common:games', { count: games, n: format.number(games) }),
        }));
  const hits = results.filter(({ key }) => !chosen.includes(key));
  return (
    <div className="search-field">
      <ComboboxField
        {...field}
        {...{ text, hits, isUpToDate }}
        onTextChange={setText}
        onPick={({ key }) => {
          setText('');
          onPick(key);
        }}
      />
      <p className="card-note search-none" role="status">
        {text.trim() !== '' && isUpToDate && hits.length === 0 && t('questions:filter.none')}
      </p>
    </div>
  );
}
