import { useNavigate } from 'react-router';
import { changeSelection } from '../../../filters/match-selection.ts';
import { withTab } from '../profile-search.ts';
import { useProfile } from '../use-profile.ts';
import type { StepSpan } from './step-span.ts';

/** Returns a function that opens the list of matches in a span. */
export function useOpenSpan() {
  const { search, href } = useProfile();
  const navigate = useNavigate();
  return (span: StepSpan | undefined) => {
    if (span === undefined) return;
    const toIso = (ms: number) => new Date(ms).toISOString();
    const period = { period: 'custom' as const, from: toIso(span.from), to: toIso(span.to) };
    void navigate(href(withTab(changeSelection(search, period), 'matches')));
  };
}
