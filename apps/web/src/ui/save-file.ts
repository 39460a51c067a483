/** Downloads a file that was made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds its own reference after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
