/** What an address is known by: letters in any case mean one mailbox. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
