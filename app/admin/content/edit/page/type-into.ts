/** Lets a text be typed where it stands. Enter and leaving it end the typing; Escape takes it back. */
export function typeInto(element: HTMLElement, text: string, onType: (text: string) => void) {
  // An element of which the text is only a part cannot be typed into.
  if (element.textContent.trim() !== text.trim() || element.isContentEditable) return
  const ended = new AbortController()
  const { signal } = ended
  const end = () => {
    ended.abort()
    element.removeAttribute('contenteditable')
  }
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  element.ownerDocument.getSelection()?.selectAllChildren(element)
  element.addEventListener('input', () => onType(element.textContent), { signal })
  element.addEventListener('blur', end, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      if (event.key === 'Escape') {
        element.textContent = text
        onType(text)
      }
      end()
    },
    { signal },
  )
}
