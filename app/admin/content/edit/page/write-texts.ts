import { EDITED_PATH } from '#model/content/page-editing.ts'
import type { ChangedText } from './changed-texts.ts'

/** Writes texts at once where they stand unchanged in the page. False if the page does not show all of them. */
export function writeTexts(page: Document, texts: ChangedText[]) {
  return texts.length > 0 && texts.map((text) => writeText(page, text)).every(Boolean)
}

function writeText(page: Document, { path, before, after }: ChangedText) {
  const elements = [...page.querySelectorAll(`[${EDITED_PATH}="${CSS.escape(path)}"]`)]
  // Without an element the page does not show the text, or not before it has one.
  if (elements.length === 0) return before !== ''
  // Lines of formatted text; the next rendering arranges them.
  if (/\n/.test(before + after)) return false
  const others = elements.filter((element) => !writeWhole(element, before, after))
  return others.length === 0 || writePieces(others, before, after)
}

function writeWhole(element: Element, before: string, after: string) {
  // Somebody types it there.
  if (element.hasAttribute('contenteditable')) return true
  const nodes = [...element.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() === before.trim(),
  )
  for (const node of nodes) node.nodeValue = after
  return nodes.length > 0
}

/** Writes a text whose words are elements of their own; the next rendering arranges more or fewer of them. */
function writePieces(pieces: Element[], before: string, after: string) {
  const shown = pieces.map(({ textContent }) => textContent).join('')
  if (before.trim() === '' || shown.replace(/\s/g, '') !== before.replace(/\s/g, '')) return false
  const words = after.trim().split(/\s+/)
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    writeLetters(piece, words.slice(index, isLast ? undefined : index + 1).join(' '))
  }
  return true
}

/** Writes into an element that has one for each of its letters, or none. */
function writeLetters(piece: Element, text: string) {
  const last = piece.lastElementChild
  if (piece.textContent === text) return
  if (!last) piece.textContent = text
  else {
    const letters = [...text].map((letter, index) => {
      const copy = (piece.children[index] ?? last).cloneNode() as Element
      copy.textContent = letter
      return copy
    })
    piece.replaceChildren(...letters)
  }
}
