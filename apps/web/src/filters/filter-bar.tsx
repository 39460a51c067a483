import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { useFilters } from './filter-context.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PeriodMenu } from './period-menu.tsx';

interface Props {
  /** The page's heading and the line below it. */
  heading: ReactNode;
  /** Further buttons, after those of the filters. */
  actions?: ReactNode;
  /** Whether its matches are those of a period; true by default. */
  hasPeriod?: boolean;
}

/** The top of a page: its heading, and the controls that select its matches. */
export function FilterBar({ heading, actions, hasPeriod = true }: Props) {
  const { t } = useTranslation('filters');
  const { selection, options } = useFilters();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const activeCount = Object.keys(selection.filters).length;
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      // After a click outside all controls the page itself has the focus. Menus and dialogs handle
      // Escape themselves.
      const isInFilters = button.current === target || panel.current?.contains(target) === true;
      if (!isInFilters && !target.matches('body, main')) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <>
      <div className="page-header">
        <div>{heading}</div>
        {options !== undefined && (
          <div className="page-actions">
            {hasPeriod && <PeriodMenu />}
            <button
              ref={button}
              type="button"
              className="btn btn-surface"
              aria-expanded={isOpen}
              aria-controls="filter-panel"
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="filter" />
              {t('filter.button')}
              {activeCount > 0 && <span className="count">{activeCount}</span>}
            </button>
            {actions}
          </div>
        )}
      </div>
      <section ref={panel} id="filter-panel" aria-label={t('filter.button')} hidden={!isOpen}>
        {isOpen && options !== undefined && <FilterPanel options={options} />}
      </section>
    </>
  );
}
