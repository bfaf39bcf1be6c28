/** Milliseconds in which the field that the first of two clicks opened may still take the focus. */
const FIELD_OPENS_WITHIN = 1_000

/** Lets a text be typed where it stands. Enter and leaving it end the typing; Escape takes it back. */
export function typeInto(element: HTMLElement, text: string, onType: (text: string) => void) {
  // An element of which the text is only a part cannot be typed into; one of an empty field shows a stand-in.
  const isWhole = text === '' || element.textContent.trim() === text.trim()
  if (!isWhole || element.isContentEditable) return
  const started = performance.now()
  const ended = new AbortController()
  const { signal } = ended
  const begin = () => {
    element.focus()
    element.ownerDocument.getSelection()?.selectAllChildren(element)
  }
  const end = () => {
    ended.abort()
    element.removeAttribute('contenteditable')
  }
  // Who presses elsewhere is done, however soon.
  const leave = ({ target }: Event) => element.contains(target as Node) || end()
  for (const page of [element.ownerDocument, document]) {
    page.addEventListener('pointerdown', leave, { capture: true, signal })
  }
  element.setAttribute('contenteditable', 'plaintext-only')
  begin()
  element.addEventListener('input', () => onType(element.textContent), { signal })
  element.addEventListener(
    'blur',
    () => {
      if (performance.now() - started > FIELD_OPENS_WITHIN) end()
      else setTimeout(begin)
    },
    { signal },
  )
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
