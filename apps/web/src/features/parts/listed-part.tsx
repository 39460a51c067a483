import { createContext, use } from 'react';
import { Link } from 'react-router';
import { PartActions } from './part-actions.tsx';
import type { PartListActions } from './part-list-actions.ts';
import type { PickerPart } from './picker-part.ts';

/**
 * The actions of the list. They change with every part that is added; only links and buttons read
 * them, so that a long list is not rendered again.
 */
export const PartListContext = createContext<PartListActions | null>(null);

function usePartListActions(): PartListActions {
  const actions = use(PartListContext);
  if (actions === null) throw new Error('PartListContext must surround lists of parts');
  return actions;
}

interface Props {
  part: PickerPart;
}

/** The name of a listed part, linked to its page. */
export function ListedPartLink({ part, className }: Props & { className?: string }) {
  const { partHref } = usePartListActions();
  return (
    <Link className={className} to={partHref(part.id)}>
      {part.name}
    </Link>
  );
}

/** The buttons of a listed part. */
export function ListedPartActions({ part }: Props) {
  return <PartActions part={part} actions={usePartListActions()} />;
}
