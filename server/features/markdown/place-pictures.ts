import { mediaSize } from '#model/media/media-address.ts'
import { type HtmlNode, visitElements } from './html-tree.ts'

/** Width of a post's text (app/site/screens/post). */
const sizes = '(width < 42rem) 100vw, 42rem'

/** Lazy-loads images; library pictures also get dimensions and responsive sources. */
export function placePictures(tree: HtmlNode) {
  visitElements(tree, (element, position) => {
    if (element.tagName !== 'img') return
    const lazy = { ...element.properties, loading: 'lazy', decoding: 'async' }
    element.properties = lazy
    const src = String(element.properties.src ?? '')
    const size = mediaSize(src)
    if (!size) return
    const { width, height } = size
    const set = (ending: string) => {
      const smaller = size.widths.map(
        (smallerWidth) => `${src.replace('.webp', `-${smallerWidth}.${ending}`)} ${smallerWidth}w`,
      )
      return [...smaller, `${src.replace('.webp', `.${ending}`)} ${width}w`].join(', ')
    }
    const source = { type: 'image/avif', srcSet: set('avif'), sizes }
    const image = { ...lazy, width, height, srcSet: set('webp'), sizes }
    position.replace({
      type: 'element',
      tagName: 'picture',
      children: [
        { type: 'element', tagName: 'source', properties: source, children: [] },
        { type: 'element', tagName: 'img', properties: image, children: [] },
      ],
    })
  })
}
