/** Downloads a value as a JSON file. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds its own reference after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
