/** Handing files to the browser. */

/**
 * Hands a file to the browser to be saved.
 * @param name what the file is to be called; characters that file systems refuse become spaces
 */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}

/** Hands a text to the browser as a file to be saved. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain' }));
}
