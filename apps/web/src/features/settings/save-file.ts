/** Hands a JSON file to the browser as a download. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken hold of the bytes once this turn of the event loop is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
