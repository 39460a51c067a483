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
  if ('statName' in props) return <QuestionMark {...props} />;
  return (
    <ExplanationButton stat={props.stat} className="explain">
      {props.children}
    </ExplanationButton>
  );
}

function QuestionMark({ stat, statName }: QuestionMarkProps) {
  const { t } = useTranslation();
  return (
    <ExplanationButton stat={stat} className="explain-mark" name={t('explain', { name: statName })}>
      <Icon name="helpCircle" />
    </ExplanationButton>
  );
}

interface ExplanationButtonProps {
  stat: ExplainedStat;
  className: string;
  /** Its accessible name, if that is not its content. */
  name?: string;
  children: ReactNode;
}

/** Renders quickly, without texts of its own: a page contains dozens. */
function ExplanationButton({ stat, className, name, children }: ExplanationButtonProps) {
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
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        popoverTarget={id}
        data-pending={content === 'loading' ? '' : undefined}
      >
        {children}
      </button>
      <span id={id} popover="auto" className="explanation" aria-live="polite" onToggle={onToggle}>
        {typeof content === 'object' && 'Explanation' in content && (
          <content.Explanation stat={stat} />
        )}
        {typeof content === 'object' && 'failure' in content && (
          <LoadFailure failure={content.failure} onRetry={load} />
        )}
      </span>
    </>
  );
}

function LoadFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {t('loadFailed')}
      <SilentRecovery failure={failure} onRetry={onRetry} />
    </>
  );
}
