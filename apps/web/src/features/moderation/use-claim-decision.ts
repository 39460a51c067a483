import type { ClaimDecision } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api-client.ts';
import { moderationQueryFilter } from './moderation-queries.ts';

export interface ClaimChange {
  account: string;
  player: string;
  /** Of the player, for messages. */
  name: string;
  /** Null undoes the decision. */
  decision: ClaimDecision;
  note?: string;
}

/** Grants or refuses claims, or undoes that. */
export function useClaimDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ account, player, decision, note }: ClaimChange) =>
      callApi('PUT /api/moderation/claims/{account}/{player}', {
        params: { account, player },
        body: { decision, note },
      }),
    onSuccess: async () => await client.invalidateQueries(moderationQueryFilter),
  });
}
