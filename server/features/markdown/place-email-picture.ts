import { EMAIL_TEXT_WIDTH, type EmailPictures } from '#model/mail/mail.ts'
import { mediaSize, picturesIn } from '#model/media/media-address.ts'
import type { HtmlNode } from './html-tree.ts'

/**
 * A picture of another site becomes a link to it, or the text of the link around it: loading it would tell that site
 * who reads the email.
 */
export function linkForeignPicture(element: HtmlNode, base: string) {
  if (element.tagName === 'a') {
    element.children = element.children?.map((child) =>
      isForeignPicture(child, base) ? pictureName(child) : child,
    )
  }
  if (!isForeignPicture(element, base)) return
  const name = pictureName(element)
  element.tagName = 'a'
  element.properties = { href: element.properties?.src }
  element.children = [name]
}

function isForeignPicture({ tagName, properties }: HtmlNode, base: string) {
  const own = URL.canParse(base) ? base : 'http://localhost'
  const src = String(properties?.src ?? '')
  if (tagName !== 'img' || !src || !URL.canParse(src, own)) return false
  return new URL(src, own).origin !== new URL(own).origin
}

function pictureName({ properties }: HtmlNode): HtmlNode {
  return { type: 'text', value: String(properties?.alt || properties?.src) }
}

/** Library pictures have a size, which Outlook needs, and the file for emails where there is one. */
export function placePicture({ tagName, properties }: HtmlNode, pictures: EmailPictures) {
  const { pathname = '' } = URL.parse(String(properties?.src ?? ''), 'http://localhost') ?? {}
  const [id = ''] = picturesIn(pathname)
  const picture = pictures[id]
  const size = picture ?? mediaSize(pathname)
  if (tagName !== 'img' || !properties || !size) return
  const width = Math.min(size.width, EMAIL_TEXT_WIDTH)
  properties.width = width
  properties.height = Math.round((size.height * width) / size.width)
  properties.style = pictureStyle(width)
  if (picture) properties.src = picture.src
}

/** As wide as the text, or as the picture where that is narrower. */
export function pictureStyle(width?: number) {
  const widths = width ? `width:100%;max-width:${width}px` : 'max-width:100%'
  return `display:block;${widths};height:auto;border-radius:8px`
}
