import type { ReactNode } from 'react'
import type { TextNode } from '#model/content/formatted-text.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'

type FormattedTextProps = { nodes: readonly TextNode[]; className?: string }

/** A formatted text as one element: a paragraph or, if it has more blocks than that, a group of them. */
export function FormattedText({ nodes, className }: FormattedTextProps) {
  const [first] = nodes
  if (nodes.length === 1 && first?.kind === 'paragraph') {
    return <p className={className}>{inline(first.children)}</p>
  }
  return (
    <div className={cn(className, 'grid content-start gap-3')}>
      <TextBlocks nodes={nodes} />
    </div>
  )
}

/** The blocks of a formatted text, one below the other; `className` is for its paragraphs. */
export function TextBlocks({ nodes, className }: FormattedTextProps) {
  return nodes.map((node, index) => {
    switch (node.kind) {
      case 'paragraph':
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
          <p key={index} className={className}>
            {inline(node.children)}
          </p>
        )
      case 'heading':
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
          <h3 key={index} className="pt-2 text-card font-semibold">
            {inline(node.children)}
          </h3>
        )
      case 'list':
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
        return <List key={index} node={node} />
      default:
        return inline([node])
    }
  })
}

function List({ node }: { node: Extract<TextNode, { kind: 'list' }> }) {
  const items = node.children.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered
    <li key={index}>{'children' in item && itemContent(item.children)}</li>
  ))
  const className = 'grid gap-2 ps-4 [list-style:revert]'
  return node.start === null ? (
    <ul className={className}>{items}</ul>
  ) : (
    <ol start={node.start === 1 ? undefined : node.start} className={className}>
      {items}
    </ol>
  )
}

/** The only paragraph of an item needs no element. */
function itemContent(nodes: TextNode[]) {
  const [first, ...rest] = nodes
  if (first?.kind !== 'paragraph') return <TextBlocks nodes={nodes} />
  return (
    <>
      {inline(first.children)}
      <TextBlocks nodes={rest} />
    </>
  )
}

/** Text within a block. A text alone is passed on as it is, so that nothing stands between its words. */
function inline(nodes: readonly TextNode[]): ReactNode {
  const [only] = nodes
  if (nodes.length === 1 && only?.kind === 'text') return only.text
  // biome-ignore lint/suspicious/noArrayIndexKey: texts are never reordered
  return nodes.map((node, index) => <Inline key={index} node={node} />)
}

function Inline({ node }: { node: TextNode }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'bold':
      return <strong className="font-semibold">{inline(node.children)}</strong>
    case 'emphasis':
      return <em>{inline(node.children)}</em>
    case 'link':
      return (
        <SiteLink
          href={node.href}
          className="underline decoration-fill decoration-2 underline-offset-4"
        >
          {inline(node.children)}
        </SiteLink>
      )
    default:
      return inline(node.children)
  }
}
