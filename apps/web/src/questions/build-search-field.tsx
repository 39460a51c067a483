import { partsOfBuildsQuestion } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { useCombobox } from '../ui/use-combobox.ts';
import { useFormat } from '../use-format.ts';
import { buildsCarryingQuestion } from './builds-carrying-question.ts';
import { namesOfKnownParts } from './names-of-known-parts.ts';
import { questionQuery } from './question-query.ts';
import { countOf, keyOf } from './read-row.ts';
import { SearchField } from './search-field.tsx';
import { usePartName } from './use-part-name.ts';

interface Props {
  label: string;
  /** Builds that are not offered. */
  chosen: readonly string[];
  onPick: (build: string) => void;
}

/** A search for a build: parts are chosen, and the most used builds that carry all of them are offered. */
export function BuildSearchField({ label, chosen, onPick }: Props) {
  const { t } = useTranslation(['questions', 'filters']);
  const [parts, setParts] = useState<readonly string[]>([]);
  const partName = usePartName(parts.length > 0);
  return (
    <div className="build-search">
      <SearchField
        kind="parts"
        label={label}
        isLabelHidden
        placeholder={label}
        chosen={parts}
        onPick={(part) => setParts([...parts, part])}
      />
      {parts.length > 0 && (
        <>
          <ul className="chips" aria-label={t('questions:carrying.label')}>
            {parts.map((part) => (
              <li key={part}>
                <button
                  type="button"
                  className="chip"
                  onClick={() => setParts(parts.filter((other) => other !== part))}
                >
                  <span className="visually-hidden">
                    {t('filters:filter.remove', { name: '' })}
                  </span>
                  {partName(part)}
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
          <FoundBuilds
            parts={parts}
            chosen={chosen}
            onPick={(build) => {
              setParts([]);
              onPick(build);
            }}
          />
        </>
      )}
    </div>
  );
}

function FoundBuilds({
  parts,
  chosen,
  onPick,
}: Omit<Props, 'label'> & { parts: readonly string[] }) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const { data } = useQuery(questionQuery(buildsCarryingQuestion(parts), {}));
  const builds = (data?.rows ?? [])
    .map((row) => ({ key: keyOf(row, 'build'), games: countOf(row, 'games') }))
    .filter(({ key }) => !chosen.includes(key));
  const hashes = builds.map(({ key }) => key);
  const { data: partsAnswer } = useQuery({
    ...questionQuery(partsOfBuildsQuestion(hashes), {}),
    enabled: hashes.length > 0,
  });
  const names = partsAnswer === undefined ? undefined : namesOfKnownParts(partsAnswer);
  const { listId, activeId, optionProps, onKeyDown } = useCombobox({
    text: '',
    items: builds,
    isUpToDate: true,
    selectsFirst: true,
    onPick: ({ key }) => onPick(key),
  });
  if (data === undefined) return null;
  if (builds.length === 0) return <p role="status">{t('questions:filter.none')}</p>;
  return (
    <div
      id={listId}
      role="listbox"
      className="build-found"
      aria-label={t('questions:found.builds')}
      aria-activedescendant={activeId}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {builds.map((build) => (
        <div key={build.key} className="btn btn-surface btn-sm" {...optionProps(build)}>
          <code>{build.key}</code>
          <span>{names?.get(build.key)?.join(', ')}</span>
          <span className="muted">
            {t('common:games', { count: build.games, n: format.number(build.games) })}
          </span>
        </div>
      ))}
    </div>
  );
}
