import type { JSONContent } from '@tiptap/core'
import { forEmail } from './for-email.ts'
import { toDocument, UnsupportedMarkdown } from './to-document.ts'
import { toMarkdown } from './to-markdown.ts'

type Opened = { document: JSONContent } | { unsupported: string }

/** Markdown for the editor, or what it contains that the editor would lose. Such a text is edited as source. */
export function openMarkdown(markdown: string, isEmail = false): Opened {
  const open = (text: string) => (isEmail ? forEmail(toDocument(text)) : toDocument(text))
  try {
    const document = open(markdown)
    const saved = toMarkdown(document)
    const isKept = JSON.stringify(open(saved)) === JSON.stringify(document)
    return isKept ? { document } : { unsupported: 'an unusual combination of signs' }
  } catch (error) {
    if (error instanceof UnsupportedMarkdown) return { unsupported: error.message }
    // Deeply nested texts exceed the stack.
    if (error instanceof RangeError) return { unsupported: 'too many levels of nesting' }
    throw error
  }
}
