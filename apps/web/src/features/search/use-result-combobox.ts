import { useNavigate } from 'react-router';
import { type Combobox, useCombobox } from '../../ui/use-combobox.ts';
import type { ResultGroup, ResultItem } from './result-item.ts';

interface Options {
  text: string;
  groups: readonly ResultGroup[];
  /** Whether the groups are the results for the text. */
  isUpToDate: boolean;
  /** Whether the first item is active before any key is pressed. */
  selectsFirst: boolean;
  /** Whether Enter was pressed before the list existed. */
  wasEnterPressed?: boolean;
  onClose: () => void;
  /** Called for Enter while nothing is chosen. */
  onEnter?: () => void;
}

export type ResultCombobox = Combobox<ResultItem>;

/** Returns a combobox of results, which opens the picked page or runs the picked action. */
export function useResultCombobox({ groups, onClose, ...options }: Options): ResultCombobox {
  const navigate = useNavigate();
  const onPick = (item: ResultItem, inNewTab: boolean) => {
    const url = item.href ?? item.to;
    void item.run?.();
    if (inNewTab && url !== undefined) {
      window.open(url, '_blank', 'noopener');
      return;
    }
    if (!item.staysOpen) onClose();
    if (item.href !== undefined) window.location.assign(item.href);
    else if (item.to !== undefined) void navigate(item.to);
  };
  return useCombobox({ ...options, items: groups.flatMap((group) => group.items), onPick });
}
