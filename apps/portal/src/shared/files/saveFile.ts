/** Downloads a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the URL after the click, so revoking it at once would break the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
