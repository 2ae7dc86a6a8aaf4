/** Put a text on the clipboard; did it work? */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without a secure context there is no clipboard; the old command still works on a selection.
    return document.execCommand('copy')
  }
}
