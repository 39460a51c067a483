/**
 * Returns the network of an address, which limits apply to: an IPv4 address, or the first 64 bits
 * of an IPv6 address, which all addresses of a household share.
 */
export function networkOf(address: string): string {
  const ipAddress = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!ipAddress.includes(':')) return ipAddress;
  const [head = '', tail] = ipAddress.split('::');
  const leadingGroups = head === '' ? [] : head.split(':');
  const trailingGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from(
    { length: Math.max(0, 8 - leadingGroups.length - trailingGroups.length) },
    () => '0',
  );
  return [...leadingGroups, ...zeros, ...trailingGroups].slice(0, 4).join(':');
}
