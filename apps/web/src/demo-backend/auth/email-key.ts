/** Returns the key of an email address, which ignores case. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
