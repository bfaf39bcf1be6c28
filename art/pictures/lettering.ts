import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as Shaping, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const folder = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const letters = [
  [0x20, 0x180],
  [0x600, 0x700],
  [0x900, 0x980],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('')

/** A face of Fontsource in one weight. */
const single = (name: string, weight = 400, script = 'latin') =>
  `../@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`

const sources = {
  display: [
    'anybody/files/anybody-latin-standard-normal.woff2',
    'anybody/files/anybody-latin-ext-standard-normal.woff2',
  ],
  text: [
    'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    'instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2',
    // Fallback for the rupee sign, which Instrument Sans lacks.
    'anybody/files/anybody-latin-ext-standard-normal.woff2',
  ],
  mono: ['martian-mono/files/martian-mono-latin-standard-normal.woff2'],
  // The faces of clients, each of one of them, and hands that write notes.
  caprasimo: [single('caprasimo')],
  courier: [single('courier-prime', 700)],
  slab: [single('alfa-slab-one')],
  rye: [single('rye')],
  kufi: [single('reem-kufi', 500, 'arabic'), single('reem-kufi', 500)],
  stencil: [single('saira-stencil-one')],
  khand: [single('khand', 600), single('khand', 600, 'devanagari')],
  shrikhand: [single('shrikhand')],
  bowlby: [single('bowlby-one-sc')],
  kalam: [single('kalam'), single('kalam', 400, 'devanagari')],
  reenie: [single('reenie-beanie')],
  patrick: [single('patrick-hand')],
  comic: [single('comic-neue', 700)],
  lobster: [single('lobster')],
  abril: [single('abril-fatface')],
  blocks: [single('rubik-mono-one')],
  bangers: [single('bangers')],
  cinzel: [single('cinzel', 600)],
  monoton: [single('monoton')],
  pacifico: [single('pacifico')],
  righteous: [single('righteous')],
  blackletter: [single('unifrakturcook', 700)],
  poiret: [single('poiret-one')],
  vibes: [single('great-vibes')],
  pixels: [single('press-start-2p')],
  bebas: [single('bebas-neue')],
  playfair: [single('playfair-display', 700)],
  josefin: [single('josefin-sans', 300)],
}

export type FaceName = keyof typeof sources

/** Position and style of a line of text; `weight` and `stretch` are axes of the variable fonts. */
type Setting = {
  x: number
  y: number
  size: number
  face?: FaceName
  weight?: number
  stretch?: number
  fill?: string
  align?: 'left' | 'centre' | 'right'
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
}

/** Converts a line of text to an SVG path, so that it does not depend on installed fonts. */
export type Typesetter = ((words: string, setting: Setting) => string) & {
  /** The width of the line. */
  width: (words: string, setting: Setting) => number
}

/** Loads the site's fonts once; the returned functions are synchronous. */
export async function loadTypesetter(): Promise<Typesetter> {
  const cases = await Promise.all(
    Object.entries(sources).map(
      async ([name, files]) => [name, await Promise.all(files.map(open))] as const,
    ),
  )
  const faces = Object.fromEntries(cases) as Record<FaceName, Face[]>
  // A client's face may lack signs such as that of the rupee.
  const house = [...faces.display, ...faces.text]
  for (const [name, own] of cases)
    if (!['display', 'text', 'mono'].includes(name)) own.push(...house)
  function write(words: string, setting: Setting) {
    const { x, y, fill = '#1a1714', align = 'left' } = setting
    const { path, width } = outline(faces[setting.face ?? 'text'], words, setting)
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    return `<path transform="translate(${Math.round(left * 10) / 10} ${y})" fill="${fill}" d="${path}"/>`
  }
  return Object.assign(write, {
    width: (words: string, setting: Setting) =>
      outline(faces[setting.face ?? 'text'], words, setting).width,
  })
}

/** A font of Fontsource, or one of ours by its URL. */
export async function open(file: string | URL) {
  const original = await readFile(new URL(file, folder))
  const plain = await subsetFont(original, `${letters}–—‘’“”…•·×→←↗₹−✓€`, {
    targetFormat: 'truetype',
  })
  return new Face(new Blob(new Uint8Array(plain).buffer))
}

/** The outline of a line that begins at 0 0, and its width; each letter is of the first font that has it. */
export function outline(
  faces: Face[],
  words: string,
  { size, weight = 400, stretch = 100, tracking = 0 }: Omit<Setting, 'x' | 'y'>,
) {
  const fonts = faces.map((face) => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight), new Variation('wdth', stretch)])
    return { font, scale: size / face.upem }
  })
  let [pen, path] = [0, '']
  for (const run of runs(
    words,
    fonts.map(({ font }) => font),
  )) {
    const { font, scale } = fonts[run.face] as (typeof fonts)[number]
    const buffer = new Shaping()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    buffer.getGlyphInfos().forEach((glyph, index) => {
      const place = positions[index]
      if (!place) return
      path += placed(
        font.glyphToJson(glyph.codepoint),
        pen + place.xOffset * scale,
        -place.yOffset * scale,
        scale,
      )
      pen += place.xAdvance * scale + (tracking / 1000) * size
    })
  }
  return { path, width: pen }
}

export function hasLetter(face: Face, letter: string) {
  return Boolean(new Font(face).nominalGlyph(letter.codePointAt(0) ?? 0))
}

/** Splits the text where a character is only in a font's second file, for example the rupee sign. */
function runs(words: string, fonts: Font[]) {
  const found: { face: number; text: string }[] = []
  for (const letter of words) {
    const face = Math.max(
      0,
      fonts.findIndex((font) => font.nominalGlyph(letter.codePointAt(0) ?? 32)),
    )
    const last = found.at(-1)
    if (last?.face === face) last.text += letter
    else found.push({ face, text: letter })
  }
  return found
}

function placed(
  commands: { type: string; values: number[] }[],
  x: number,
  y: number,
  scale: number,
) {
  return commands
    .map(
      ({ type, values }) =>
        type +
        values
          .map((value, index) => short(index % 2 ? y - value * scale : x + value * scale))
          .join(' '),
    )
    .join('')
}

function short(value: number) {
  return Math.round(value * 10) / 10
}

/** Sets words in one face of a client. */
export function inFace(write: Typesetter, face: FaceName) {
  return (
    words: string,
    x: number,
    y: number,
    size: number,
    fill: string,
    more: Partial<Setting> = {},
  ) => write(words, { x, y, size, fill, face, ...more })
}
