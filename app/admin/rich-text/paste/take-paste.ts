import type { JSONContent } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { forEmail } from '#app/admin/rich-text/for-email.ts'
import { openMarkdown } from '#app/admin/rich-text/open-markdown.ts'
import { isArticleLink } from '#app/admin/rich-text/schema.ts'
import { readEmbed } from '#model/embed.ts'
import { pasteError, tooLong, withoutData } from './paste-error.ts'

/** Signs of Markdown: headings, lists, quotations, tables, code, bold text and links. */
const markdown = /^(?:#{1,6} |[-*+] |\d+\. |> |```|\|.*\|)|\*\*\S|\]\(/m

/**
 * Pastes text and HTML; true if it was taken. What was copied from the editor itself, addresses over selected words and
 * plain text are left to ProseMirror.
 */
export function takePaste(
  view: EditorView,
  data: DataTransfer,
  onError: (message: string) => void,
): boolean {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (view.state.selection.$from.parent.type.spec.code || html.includes('data-pm-slice'))
    return false
  const error = pasteError(html, text)
  onError(error ?? '')
  if (error) return true
  if (isArticleLink(text.trim()) && !/\s/.test(text.trim())) return pasteAddress(view, text.trim())
  if (html) {
    void pasteHtml(view, withoutData(html), text, onError)
    return true
  }
  const opened = markdown.test(text) ? openMarkdown(text) : null
  if (!opened || !('document' in opened)) return false
  insert(view, opened.document)
  return true
}

/** A film's address in an empty line becomes an embed. */
function pasteAddress(view: EditorView, url: string) {
  const { selection, schema } = view.state
  const isEmptyLine = selection.empty && selection.$from.parent.content.size === 0
  if (!readEmbed(url) || !isEmptyLine || selection.$from.depth !== 1) return false
  const embed = schema.nodes.embed?.create({ url })
  if (embed) view.dispatch(view.state.tr.replaceSelectionWith(embed))
  return embed !== undefined
}

async function pasteHtml(
  view: EditorView,
  html: string,
  text: string,
  onError: (message: string) => void,
) {
  // Its parser is loaded with the first paste.
  const { readPasted } = await import('./read-pasted.ts')
  const pasted = await readPasted(html).catch(() => null)
  if (!pasted) return view.pasteText(text)
  const error = tooLong(nodeOf(view, pasted.document).textContent.length)
  if (error) return onError(error)
  insert(view, pasted.document)
  if (pasted.picturesLeftOut > 0) onError(picturesMessage(pasted.picturesLeftOut))
}

function picturesMessage(count: number) {
  const subject = count === 1 ? 'One picture was' : `${count} pictures were`
  return `${subject} left out. Drop the files into the text to add them.`
}

function insert(view: EditorView, document: JSONContent) {
  const { content } = nodeOf(view, document)
  const transaction = view.state.tr.replaceSelection(Slice.maxOpen(content))
  view.dispatch(transaction.scrollIntoView().setMeta('paste', true))
}

function nodeOf({ state: { schema } }: EditorView, document: JSONContent) {
  return schema.nodeFromJSON(schema.nodes.embed ? document : forEmail(document))
}
