import { type ComponentType, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import type { ExplainedStat } from './explained-stats.ts';

type Content = ComponentType<{ stat: ExplainedStat }>;

async function loadContent(): Promise<Content> {
  const [{ Explanation }] = await Promise.all([
    import('./explanation.tsx'),
    loadTexts('footer-pages'),
  ]);
  return Explanation;
}

interface Named {
  stat: ExplainedStat;
  /** What is shown and can be pressed. */
  children: ReactNode;
}

interface Marked {
  stat: ExplainedStat;
  /** Names the stat where its label is a control already: a question mark beside it is pressed instead. */
  beside: string;
}

/**
 * A label that says what it means when it is pressed, in two sentences with a link to the help. Text
 * and styles arrive with the first press; Escape and a press elsewhere close it.
 */
export function Explain(props: Named | Marked) {
  const { t } = useTranslation();
  const id = useId();
  const [content, setContent] = useState<{ Shown: Content } | 'failed'>();
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setContent(undefined);
    else
      loadContent().then(
        (Shown) => setContent({ Shown }),
        () => setContent('failed'),
      );
  };
  const isMark = 'beside' in props;
  return (
    <>
      <button
        type="button"
        className={isMark ? 'explain-mark' : 'explain'}
        aria-label={isMark ? t('explain', { name: props.beside }) : undefined}
        popoverTarget={id}
      >
        {isMark ? <Icon name="helpCircle" /> : props.children}
      </button>
      <span id={id} popover="auto" className="explanation" aria-live="polite" onToggle={onToggle}>
        {content === 'failed'
          ? t('loadFailed')
          : content !== undefined && <content.Shown stat={props.stat} />}
      </span>
    </>
  );
}
