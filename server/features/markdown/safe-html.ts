import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Translate } from '#model/language/english.ts'
import { type HtmlNode, visitElements } from './html-tree.ts'
import { markCallouts } from './place-callouts.ts'

/** Allowed protocols of links and pictures; the sanitizer removes others. */
const protocols = { href: ['https', 'mailto', 'tel'], src: ['https'], cite: ['https'] }

/** Written by markCallouts; HTML in a text is dropped, so no author can write it. */
const attributes = {
  ...defaultSchema.attributes,
  blockquote: [...(defaultSchema.attributes?.blockquote ?? []), 'dataCallout'],
}

/** Markdown to sanitized HTML. Add what else the HTML needs: plugins after these add trusted markup. `t`: for the words of footnotes. */
export function safeHtml(t: Translate) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => markCallouts)
    .use(remarkRehype, {
      clobberPrefix: 'note-',
      footnoteLabel: t('Footnotes'),
      footnoteBackLabel: (index) => t('Back to reference {number}', { number: index + 1 }),
    })
    .use(() => secureLinks)
    .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: '', protocols, attributes })
}

/** Upgrades http links to https. */
function secureLinks(tree: HtmlNode) {
  visitElements(tree, ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties?.[name]
      if (properties && typeof address === 'string') {
        properties[name] = address.replace(/^http:\/\//i, 'https://')
      }
    }
  })
}
