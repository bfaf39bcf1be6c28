import type { NodeViewRenderer } from '@tiptap/core'
import { readEmbed } from '#model/embed.ts'
import { isSitePath } from '#model/paths.ts'

/** A picture; one of another site, which the admin does not load, is shown as its address. */
export const pictureView: NodeViewRenderer = ({ node }) => {
  const { src, alt } = node.attrs as { src: string; alt: string }
  if (!isSitePath(src)) return { dom: card('Picture of another site', alt || src) }
  const dom = document.createElement('img')
  dom.src = src
  dom.alt = alt
  dom.loading = 'lazy'
  return {
    dom,
    update(next) {
      if (next.type !== node.type || next.attrs.src !== src) return false
      dom.alt = next.attrs.alt
      return true
    },
  }
}

export const embedView: NodeViewRenderer = ({ node }) => {
  const provider = readEmbed(node.attrs.url)?.provider ?? 'another site'
  return { dom: card(`Video on ${provider}`, node.attrs.url) }
}

function card(title: string, text: string) {
  const dom = document.createElement('div')
  dom.className = 'block-card'
  const [name, address] = [document.createElement('strong'), document.createElement('span')]
  name.textContent = title
  address.textContent = text
  dom.append(name, address)
  return dom
}
