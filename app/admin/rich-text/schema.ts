import { type Extensions, mergeAttributes, Node } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import { Image } from '@tiptap/extension-image'
import { BulletList, OrderedList } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { callouts } from '#model/blog/callout.ts'
import { readEmbed } from '#model/embed.ts'

/** True if items of the list are apart in the source, so that each is a paragraph on the page. */
const isLoose = { isLoose: { default: false, rendered: false } }

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: callouts[0].kind,
      parseHTML: (element) => element.getAttribute('data-callout'),
      renderHTML: ({ kind }) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
})

const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'div[data-embed]',
      getAttrs: (element) => {
        const url = element.getAttribute('data-embed') ?? ''
        return readEmbed(url) ? { url } : false
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-embed': node.attrs.url }],
})

/** One line of text per cell, and no merged cells. */
const cell = { content: 'paragraph' }

/** The nodes and marks of an article: what Markdown can hold and the server renders, and nothing else. */
export const articleSchema: Extensions = [
  StarterKit.configure({
    underline: false,
    trailingNode: false,
    bulletList: false,
    orderedList: false,
    code: false,
    codeBlock: { defaultLanguage: null },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: isArticleLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  BulletList.extend({ addAttributes: () => ({ ...isLoose }) }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...isLoose }
    },
  }),
  // Code may be bold or a link.
  Code.extend({ excludes: '' }),
  Table.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Image.configure({ inline: false, allowBase64: false }),
  Callout,
  Embed,
]

/** The same without what emails can't show. */
export const emailSchema = articleSchema.filter((extension) => extension !== Embed)

/** Addresses that the server does not remove: its protocols, paths of this site and anchors. */
export function isArticleLink(href: string) {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href)
}
