import { callouts, readCallout } from '#model/blog/callout.ts'
import type { Translate } from '#model/language/english.ts'
import { element, type HtmlNode, text, visitElements } from './html-tree.ts'

type MarkdownNode = {
  type: string
  value?: string
  children?: MarkdownNode[]
  data?: object
  position?: { start: { offset?: number } }
}

/** Marks quotations that begin with `[!NOTE]` and takes this label out of the text, before it becomes HTML. */
export function markCallouts(tree: MarkdownNode, { value }: { value: unknown }) {
  const source = String(value)
  for (const node of tree.children ?? []) {
    markCallouts(node, { value })
    const [first] = node.children ?? []
    const label = first?.children?.[0]
    if (node.type !== 'blockquote' || !first || label?.type !== 'text') continue
    // A label that the author escaped is plain text.
    const isEscaped = source[first.position?.start.offset ?? 0] !== '['
    const found = readCallout(label.value ?? '')
    if (!found || isEscaped) continue
    node.data = { hProperties: { dataCallout: found.kind } }
    label.value = label.value?.slice(found.length) ?? ''
    const isEmpty = label.value === '' && first.children?.length === 1
    if (isEmpty) node.children = node.children?.slice(1)
  }
}

/** Callouts as notes with their title; pull quotes and the end of a letter have looks of their own. */
export function placeCallouts(t: Translate) {
  return (tree: HtmlNode) =>
    visitElements(tree, (quotation) => {
      const { dataCallout } = quotation.properties ?? {}
      const found = callouts.find(({ kind }) => kind === dataCallout)
      if (quotation.tagName !== 'blockquote' || !found) return
      if (found.kind !== 'quote') quotation.tagName = 'div'
      if ('className' in found) {
        quotation.properties = { className: [found.className] }
        if (found.kind === 'signed') visitElements(quotation, showAsInk)
        return
      }
      quotation.properties = { className: ['callout'], role: 'note' }
      const title = element('p', { className: ['callout-title'] }, [text(t(found.title))])
      quotation.children = [title, ...(quotation.children ?? [])]
    })
}

/** A signature is dark on nothing: light in the dark scheme. */
function showAsInk({ tagName, properties }: HtmlNode) {
  if (tagName === 'img') Object.assign(properties ?? {}, { className: ['inverts'] })
}
