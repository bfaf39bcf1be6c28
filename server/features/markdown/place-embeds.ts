import { type Embed, readEmbed } from '#model/embed.ts'
import type { Translate } from '#model/language/english.ts'
import { element, type HtmlNode, text, textOf, visitElements } from './html-tree.ts'

/** A film's address on a line of its own as a player that loads nothing from its provider before it is opened. */
export function placeEmbeds(t: Translate) {
  return (tree: HtmlNode) =>
    visitElements(tree, (element, position) => {
      if (element.tagName !== 'p' || element.children?.length !== 1) return
      const [link] = element.children
      const address = String(link?.properties?.href ?? '')
      if (link?.tagName !== 'a' || textOf(link) !== address) return
      const embed = readEmbed(address)
      if (embed) position.replace(player(embed, t))
    })
}

/** Browsers do not load a lazy frame inside closed details. */
function player({ provider, page, player }: Embed, t: Translate): HtmlNode {
  const frame = element('iframe', {
    src: player,
    title: t('Video on {provider}', { provider }),
    loading: 'lazy',
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin',
  })
  const hint = text(
    t('Loads the player of {provider}, which learns your IP address.', { provider }),
  )
  const summary = element('summary', {}, [
    element('span', { className: ['embed-play'] }, [text(t('Play the video here'))]),
    element('span', { className: ['embed-hint'] }, [hint]),
  ])
  const link = element('a', { href: page, rel: 'noopener' }, [
    text(t('Watch it on {provider}', { provider })),
  ])
  return element('div', { className: ['embed'] }, [
    element('details', {}, [summary, frame]),
    element('p', {}, [link]),
  ])
}
