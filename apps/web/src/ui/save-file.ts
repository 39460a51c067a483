/** Downloads a file that was generated in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
