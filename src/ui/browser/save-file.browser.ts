/** Hands a file to the browser's own saving. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
