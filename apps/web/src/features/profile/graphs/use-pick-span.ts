import { useNavigate } from 'react-router';
import { narrow } from '../../../filters/match-selection.ts';
import { toTab } from '../profile-search.ts';
import { useProfile } from '../use-profile.ts';
import type { StepSpan } from './step-span.ts';

/** Returns a function that opens exactly the matches of a span. */
export function usePickSpan() {
  const { search, href } = useProfile();
  const navigate = useNavigate();
  return (span: StepSpan | undefined) => {
    if (span === undefined) return;
    const iso = (at: number) => new Date(at).toISOString();
    const period = { period: 'custom' as const, from: iso(span.from), to: iso(span.to) };
    void navigate(href(toTab(narrow(search, period), 'matches')));
  };
}
