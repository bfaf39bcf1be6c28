import { type MeasuredLetter, measuredStretches, stretchLine, widthAt } from '#ui/letter-widths.ts'

/** The outlines change in steps of this many percent; a copy is stretched for the rest, at most by half a step. */
const STEP = 4

export type LetterCopy = MeasuredLetter & {
  copy: HTMLElement
  /** Index in the text, spaces included. */
  index: number
  /** Centre of the letter in the window, in pixels, when it was copied. */
  x: number
  y: number
  /** The stretch that its outline has now. */
  shown: number
}

/**
 * Puts a copy of each letter over a text, in a box that takes no part in the page's layout, and hides the text below. Returns
 * the copies by line, and what takes them away.
 */
export function copyLetters(text: HTMLElement) {
  const layer = document.createElement('span')
  Object.assign(layer.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: '0',
    height: '0',
    contain: 'size layout style',
    webkitTextFillColor: 'currentcolor',
    pointerEvents: 'none',
    userSelect: 'none',
  })
  text.append(layer)
  const letters = [...text.querySelectorAll<HTMLElement>('[class^=wide-]')]
  const measure = measureWidths(layer, new Set(letters.map((letter) => letter.textContent)))
  const origin = layer.getBoundingClientRect()
  const fontSize = parseFloat(getComputedStyle(text).fontSize)
  const lines: LetterCopy[][] = []
  let lastTop = Number.NEGATIVE_INFINITY
  let index = 0
  for (const letter of letters) {
    const rect = letter.getBoundingClientRect()
    const restStretch = parseFloat(getComputedStyle(letter).fontStretch)
    // The space between two words.
    if (!letter.previousSibling && index > 0) index += 1
    if (rect.top > lastTop + fontSize / 2) lines.push([])
    lastTop = rect.top
    const copy = span(letter.textContent)
    Object.assign(copy.style, {
      top: `${rect.top - origin.top}px`,
      left: `${rect.left - origin.left}px`,
      lineHeight: `${rect.height}px`,
      fontStretch: `${restStretch}%`,
      transformOrigin: '0 0',
      willChange: 'transform',
    })
    lines.at(-1)?.push({
      copy,
      index: index++,
      x: rect.left + rect.width / 2,
      y: rect.top + rect.height / 2,
      shown: restStretch,
      restStretch,
      widths: measure(letter.textContent),
    })
  }
  layer.replaceChildren(...lines.flat().map(({ copy }) => copy))
  text.style.webkitTextFillColor = 'transparent'
  return {
    lines,
    fontSize,
    remove() {
      layer.remove()
      text.style.webkitTextFillColor = ''
    },
  }
}

/** Shows a line after changes of the stretch in percent; with new outlines, which are painted, or by transforms alone. */
export function showLine(line: LetterCopy[], changes: number[], withOutlines: boolean) {
  const stretched = stretchLine(line, changes)
  if (!stretched) return
  let moved = 0
  for (const [index, { stretch, width }] of stretched.entries()) {
    const letter = line[index]
    if (!letter) return
    const outline = Math.round(stretch / STEP) * STEP
    if (withOutlines && outline !== letter.shown) {
      letter.shown = outline
      letter.copy.style.fontStretch = `${outline}%`
    }
    const scale = width / widthAt(letter, letter.shown)
    letter.copy.style.transform = `translateX(${moved.toFixed(2)}px) scaleX(${scale.toFixed(4)})`
    moved += width - widthAt(letter, letter.restStretch)
  }
}

/** Lays out each letter in three widths, all at once. */
function measureWidths(layer: HTMLElement, texts: Set<string | null>) {
  const probes = new Map(
    [...texts].map((text) => [
      text,
      measuredStretches.map((stretch) => {
        const probe = span(text)
        probe.style.fontStretch = `${stretch}%`
        probe.style.visibility = 'hidden'
        return probe
      }),
    ]),
  )
  layer.append(...[...probes.values()].flat())
  return (text: string | null) => {
    const [narrow = 0, normal = 0, wide = 0] = (probes.get(text) ?? []).map(
      (probe) => probe.getBoundingClientRect().width,
    )
    return [narrow, normal, wide] as const
  }
}

function span(text: string | null) {
  const element = document.createElement('span')
  element.textContent = text
  element.style.position = 'absolute'
  element.style.whiteSpace = 'pre'
  return element
}
