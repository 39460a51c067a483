import type { Command } from './command.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Manage a server’s accounts, players and uploads, and moderate.

Usage: scrapboard admin COMMAND [--yes]

  accounts                            List the accounts
  create EMAIL FIRST-NAME LAST-NAME   Create an account; its password is shown once
  disable ACCOUNT                     Disable it and sign it out everywhere
  enable ACCOUNT                      Enable it again
  delete ACCOUNT                      Delete it; the matches it uploaded stay
  claims                              List pending requests for players
  link ACCOUNT PLAYER                 Link a player to an account
  unlink ACCOUNT PLAYER               Unlink a player, or reject a request
  hide PLAYER                         Hide a player from search, lists and matches
  show PLAYER                         Show them again
  hidden                              List the hidden players
  uploads [MATCH]                     List the latest uploads, or those of a match
  delete-upload UPLOAD                Delete an upload and what only it contributed
  blocked                             List deleted uploads, whose logs are refused
  unblock UPLOAD                      Accept the logs of a deleted upload again

  operators                           List the accounts that may moderate
  grant-operator ACCOUNT              Let an account moderate in the web app
  revoke-operator ACCOUNT             Stop it from moderating
  quarantine                          List the logs in quarantine
  log UPLOAD NUMBER                   Show a log beside the one that counts
  approve UPLOAD NUMBER               Count a log, whatever other logs say
  reject UPLOAD NUMBER                Never count a log
  reopen UPLOAD NUMBER                Undo approving or rejecting a log
  sources                             List trusted, blocked, suspicious sources
  trust-source SOURCE                 Give an account or network more weight
  block-source SOURCE                 Ignore all logs of an account or network
  reset-source SOURCE                 Undo trusting or blocking
  undo SOURCE                         Undo everything it did, uploads included
  events [SOURCE]                     List recent events

ACCOUNT is an email address or account ID, PLAYER a game ID, MATCH and UPLOAD
an ID as in page URLs, NUMBER the number of a log in its upload. SOURCE is
--account ACCOUNT, --network PSEUDONYM or, for undo, --upload UPLOAD. Deleting
and undoing ask for confirmation, unless --yes is given.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

export const adminCommand: Command = {
  name: 'admin',
  summary: 'Accounts, players, uploads, moderation (on the server’s machine)',
  help: HELP,
  run: (context) => runServerProgram(context, 'admin-main', context.args),
};
