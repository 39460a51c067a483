import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { account } from '../../database/tables/accounts.ts';
import { player } from '../../database/tables/players.ts';
import { removedUpload, upload } from '../../database/tables/uploads.ts';

export const setAccountDisabled = defineQuery({
  text: 'update account set disabled = $2 where id = $1',
  parameters: ['uuid', 'bool'],
});

export const playerById = defineQuery({
  text: 'select nickname from player where id = $1',
  parameters: ['text'],
  columns: pick(player, 'nickname'),
});

/** The account that a player is linked to. */
export const playerOwner = defineQuery({
  text: `select a.email from account_player l join account a on a.id = l.account_id
     where l.player_id = $1`,
  parameters: ['text'],
  columns: pick(account, 'email'),
});

export const allAccounts = defineQuery({
  text: `select id, email, display_name as name,
               case when disabled then 'disabled' else 'enabled' end as state
          from account order by created_at, id`,
  columns: { ...pick(account, 'id', 'email'), name: 'text', state: 'text' },
});

export const pendingClaims = defineQuery({
  text: `select a.email, c.player_id as player, p.nickname
          from claim_request c join account a on a.id = c.account_id
          left join player p on p.id = c.player_id
         where c.state = 'pending' order by c.requested_at, a.email`,
  columns: { ...pick(account, 'email'), player: 'text', nickname: 'text?' },
});

export const allHiddenPlayers = defineQuery({
  text: `select h.player_id as id, p.nickname, a.email
          from hidden_player h
          left join player p on p.id = h.player_id
          left join account_player l on l.player_id = h.player_id
          left join account a on a.id = coalesce(h.account_id, l.account_id)
         order by h.hidden_at, h.player_id`,
  columns: { id: 'text', nickname: 'text?', email: 'text?' },
});

export const uploadById = defineQuery({
  text: 'select store from upload where id = $1',
  parameters: ['text'],
  columns: pick(upload, 'store'),
});

export const allRemovedUploads = defineQuery({
  text: `select id, removed_at, cardinality(logs) as count from removed_upload
         order by removed_at desc, id`,
  columns: { ...pick(removedUpload, 'id', 'removed_at'), count: 'int4' },
});
