import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

type CleanSvg = { svg: string; width: number; height: number }
export type SvgProblem = 'unreadable' | 'unsized' | 'repeated'

/** Elements that all references together may draw; more would stop a visitor's browser. */
const DRAWN_MAX = 20_000

/** The shorter the drawing's own size, the more it is scaled up, so that it also fills a picture's place. */
const LONG_SIDE_MIN = 640

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']

/** Parses as HTML, which knows no entities of a document's own. */
const parser = unified().use(rehypeParse, { fragment: true })
type Root = ReturnType<typeof parser.parse>
type RootContent = Root['children'][number]
type Element = Extract<RootContent, { type: 'element' }>

const serializer = unified().use(rehypeStringify, { closeSelfClosing: true })

/** Keeps shapes and colours of an SVG, and nothing that runs, or leads out of the file. */
export function cleanSvg(text: string): CleanSvg | { problem: SvgProblem } {
  const root = find(parser.parse(text))
  if (!root) return { problem: 'unreadable' }
  const cleaned = cleanElement(root)
  const all = elementsOf(cleaned)
  if (!all.some(({ tagName }) => shapes.includes(tagName))) return { problem: 'unreadable' }
  if (drawnCount(cleaned, all) > DRAWN_MAX) return { problem: 'repeated' }
  const size = sizeOf(root)
  if (!size) return { problem: 'unsized' }
  const scale = Math.max(1, LONG_SIDE_MIN / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const { viewBox = `0 0 ${size.width} ${size.height}` } = cleaned.properties
  cleaned.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...cleaned.properties,
    ...{ viewBox, width: String(width), height: String(height) },
  }
  return { svg: serializer.stringify({ type: 'root', children: [cleaned] }), width, height }
}

function find(root: Root) {
  return root.children.find((one): one is Element => isElement(one) && one.tagName === 'svg')
}

function cleanElement(element: Element): Element {
  const children = element.children.flatMap((child): Element['children'] => {
    if (child.type === 'text') return [child]
    if (!isElement(child) || !svgElements.has(child.tagName)) return []
    if (child.tagName !== 'style') return [cleanElement(child)]
    const css = child.children.map((one) => (one.type === 'text' ? one.value : '')).join('')
    return isSafe(css)
      ? [{ ...child, properties: {}, children: [{ type: 'text', value: css }] }]
      : []
  })
  const properties: Element['properties'] = {}
  for (const [name, value] of Object.entries(element.properties)) {
    // The older spelling would need a namespace.
    const kept = name === 'xLinkHref' ? 'href' : name
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    const isAllowed = kept === 'href' ? /^#[\w.:-]+$/.test(text) : svgProperties.has(kept)
    if (isAllowed && isSafe(text)) properties[kept] = text
  }
  return { type: 'element', tagName: element.tagName, properties, children }
}

/** Styles and values may only refer to parts of the same file. Escapes could hide what they say. */
function isSafe(css: string) {
  const references = css.match(/url\s*\(/gi)?.length ?? 0
  const inside = css.match(/url\s*\(\s*["']?#[\w.:-]+["']?\s*\)/gi)?.length ?? 0
  return references === inside && !/[\\<&]|@import|image-set|expression\s*\(|javascript:/i.test(css)
}

/** What is drawn once all references are followed; Infinity for one that leads to itself. */
function drawnCount(root: Element, all: Element[]) {
  const byId = new Map(all.map((one) => [String(one.properties.id ?? ''), one]))
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    counts.set(element, Number.POSITIVE_INFINITY)
    const target = element.tagName === 'use' ? targetOf(element) : undefined
    const inside = element.children.filter(isElement).reduce((sum, one) => sum + count(one), 1)
    const drawn = inside + (target ? count(target) : 0)
    counts.set(element, drawn)
    return drawn
  }
  const targetOf = ({ properties }: Element) => byId.get(String(properties.href ?? '').slice(1))
  return count(root)
}

function elementsOf(element: Element): Element[] {
  return [element, ...element.children.filter(isElement).flatMap(elementsOf)]
}

function isElement(node: RootContent): node is Element {
  return node.type === 'element'
}

/** In pixels, from width and height or from the view box. */
function sizeOf({ properties }: Element) {
  const own = { width: pixels(properties.width), height: pixels(properties.height) }
  if (own.width && own.height) return { width: own.width, height: own.height }
  const box = String(properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , width = 0, height = 0] = box
  return box.length === 4 && width > 0 && height > 0 ? { width, height } : null
}

function pixels(length: unknown) {
  const [, number] = /^(\d*\.?\d+)(?:px)?$/.exec(String(length ?? '').trim()) ?? []
  return number ? Number(number) : 0
}

/** Elements that only draw. */
const svgElements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask`.split(/\s+/),
)

/** Their attributes, as hast names them; `href` is checked apart. */
const svgProperties = new Set(
  `id className style viewBox preserveAspectRatio xmlns width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  transform dx dy rotate textLength lengthAdjust pathLength offset gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits clipPath clipRule mask fill fillOpacity fillRule stroke strokeWidth
  strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset strokeMiterLimit strokeOpacity stopColor stopOpacity
  opacity color display visibility fontFamily fontSize fontStyle fontWeight fontVariant textAnchor letterSpacing
  wordSpacing dominantBaseline alignmentBaseline baselineShift shapeRendering textRendering paintOrder vectorEffect
  xmlSpace role ariaLabel ariaHidden`.split(/\s+/),
)
