const zSquared = '3.8414588206941254::float8';
const rate = '(wins::float8 / games)';

/**
 * Sorts the list of players by the lower end of the win rate's 95% interval, which is low for a
 * player with few games.
 */
export const statements = [
  'drop index player_fold_win_rate',
  'alter table player_fold drop column win_percent',
  // The Wilson score interval as packages/statistics computes it.
  `alter table player_fold add column win_low double precision not null
     generated always as (
       case when games = 0 or wins = 0 then 0
       else 100 * least(${rate}, greatest(0,
         (${rate} + ${zSquared} / (2 * games)
           - 1.959963984540054::float8
             * sqrt(${rate} * (1 - ${rate}) / games + ${zSquared} / (4 * games::float8 * games)))
         / (1 + ${zSquared} / games)))
       end
     ) stored`,
  'create index player_fold_win_low on player_fold (win_low, player_id)',
];
