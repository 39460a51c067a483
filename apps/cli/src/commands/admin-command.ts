import type { Command } from './command.ts';
import { runServerProgram } from './run-server-program.ts';

const help = `Run a server: its accounts, its players, its uploads.

Usage: scrapboard admin COMMAND [--yes]

  accounts                            List the accounts
  create E-MAIL FIRST-NAME LAST-NAME  Make an account; its password is shown once
  disable ACCOUNT                     Keep it from signing in and uploading
  enable ACCOUNT                      Take that back
  delete ACCOUNT                      Delete it; the matches it handed in stay
  claims                              List who asks for which player
  link ACCOUNT PLAYER                 Link a player to an account
  unlink ACCOUNT PLAYER               Take that back, or refuse a claim
  hide PLAYER                         Hide a player from search, lists and matches
  show PLAYER                         Show him again
  hidden                              List the hidden players
  uploads [MATCH]                     List the newest uploads, or those of a match
  delete-upload UPLOAD                Delete an upload and all that only it brought

ACCOUNT is an e-mail address or an account's id, PLAYER a game id, MATCH and
UPLOAD an id as in addresses. Deleting asks first; --yes answers beforehand.

Run it on the machine of the server, in its folder and with the same settings
(SCRAPBOARD_DATA, DATABASE_URL, …). The server may keep running.

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

export const adminCommand: Command = {
  name: 'admin',
  summary: 'Accounts, hidden players, uploads (on the server’s machine)',
  help,
  run: (context) => runServerProgram(context, 'admin-main', context.args),
};
