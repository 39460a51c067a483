import { type ComponentType, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/i18n.ts';
import { SilentRecovery } from '../query-states/silent-recovery.tsx';
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

interface LabelProps {
  stat: ExplainedStat;
  /** The label, which opens the explanation. */
  children: ReactNode;
}

interface QuestionMarkProps {
  stat: ExplainedStat;
  /**
   * The name of a stat whose label is already a control, such as a sort button. A question mark
   * after it opens the explanation.
   */
  statName: string;
}

/**
 * A label that opens an explanation: two sentences and a link to the help page. Text and styles are
 * loaded when it is first opened; Escape or a click elsewhere closes it.
 */
export function Explain(props: LabelProps | QuestionMarkProps) {
  const { t } = useTranslation();
  const id = useId();
  const [content, setContent] = useState<
    'loading' | { Explanation: Content } | { failure: unknown }
  >();
  const load = () => {
    setContent('loading');
    loadContent().then(
      (Explanation) => setContent({ Explanation }),
      (failure: unknown) => setContent({ failure }),
    );
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setContent(undefined);
    else load();
  };
  const isQuestionMark = 'statName' in props;
  return (
    <>
      <button
        type="button"
        className={isQuestionMark ? 'explain-mark' : 'explain'}
        aria-label={isQuestionMark ? t('explain', { name: props.statName }) : undefined}
        popoverTarget={id}
        data-pending={content === 'loading' ? '' : undefined}
      >
        {isQuestionMark ? <Icon name="helpCircle" /> : props.children}
      </button>
      <span id={id} popover="auto" className="explanation" aria-live="polite" onToggle={onToggle}>
        {typeof content === 'object' && 'Explanation' in content && (
          <content.Explanation stat={props.stat} />
        )}
        {typeof content === 'object' && 'failure' in content && (
          <>
            {t('loadFailed')}
            <SilentRecovery failure={content.failure} onRetry={load} />
          </>
        )}
      </span>
    </>
  );
}
