import type { Command } from './command.ts';
import { runServerProgram } from './run-server-program.ts';

const HELP = `Manage a server’s accounts, players and uploads.

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

ACCOUNT is an email address or account ID, PLAYER a game ID, MATCH and UPLOAD
an ID as in page URLs. Deleting asks for confirmation, unless --yes is given.

Run it on the server’s machine, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

export const adminCommand: Command = {
  name: 'admin',
  summary: 'Accounts, hidden players, uploads (on the server’s machine)',
  help: HELP,
  run: (context) => runServerProgram(context, 'admin-main', context.args),
};
