export const markForms = ['strokes', 'blocks', 'dots'] as const
export type MarkForm = (typeof markForms)[number]

/** Marks of one kind in a row: in the hue, in a lighter one (a range, or what is left out), or what the rest is measured by. */
export type Run = { kind: 'full' | 'open' | 'rest'; count: number }

/** A figure as marks: rows to compare, and what one mark stands for. */
export type Scale = { form: MarkForm; rows: Run[][]; each: number }

/** More of them are drawn as one dot for ten, a hundred and so on. */
export const MOST_DOTS = 25_000
/** Fewer are seen in the value itself. */
const FEWEST = 5
const MOST_BLOCKS = 14
const MOST_STROKES = 250

const SUFFIX: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, Mio: 1e6, Mrd: 1e9 }
const NUMBER = String.raw`(\d[\d.,'\u00a0\u202f]*)`
const UNIT = String.raw`(?:\s*(%|\p{L}+\.?))?`
const SINGLE = new RegExp(`^([<+\\-−≤]?)\\s*${NUMBER}${UNIT}\\+?$`, 'u')
const PAIR = new RegExp(`^${NUMBER}${UNIT}\\s*([-–→:]|\\p{L}+)\\s*${NUMBER}${UNIT}$`, 'u')

/** The marks of texts on a page beside its fields (server/features/content/preview/mark-texts.ts). */
const INVISIBLE = /\p{Variation_Selector}/gu

/** The scale of a value that reads as a quantity, such as "90%", "1 in 9", "5-7", "62 → 9" or "22,000+"; money is none. */
export function readScale(value: string, form?: MarkForm, most = MOST_DOTS): Scale | null {
  const text = value.replace(INVISIBLE, '')
  const scale = readPair(text) ?? readSingle(text, most)
  return scale && form ? { ...scale, form } : scale
}

function readPair(value: string): Scale | null {
  const [, first, , sign = '', second, unit] = PAIR.exec(value) ?? []
  if (first === undefined || second === undefined) return null
  const [a, b] = [toNumber(first), toNumber(second)]
  const isPercent = unit === '%'
  const most = isPercent ? 100 : Math.max(a, b)
  if (most > MOST_STROKES || most < FEWEST || Math.min(a, b) === 0) return null
  if (sign === '-' || sign === '–') return drawn([runs(a, b - a, isPercent ? 100 - b : 0)])
  const isComparison = sign === ':' || sign === '→' || a > b
  if (!isComparison) return drawn([runs(a, 0, b - a)], b > MOST_BLOCKS ? 'strokes' : 'dots')
  return drawn([runs(0, a, most - a), runs(b, 0, most - b)])
}

function readSingle(value: string, most: number): Scale | null {
  const [, sign = '', number, unit = ''] = SINGLE.exec(value) ?? []
  if (number === undefined) return null
  const parsed = toNumber(number)
  if (unit === '%') return readPercent(parsed, sign)
  const count = parsed * (SUFFIX[unit.replace('.', '')] ?? 1)
  if (sign || count < FEWEST || !Number.isInteger(count)) return null
  if (unit === 'min' && count <= 60) return drawn([runs(count, 0, 60 - count)])
  if (unit && !(unit.replace('.', '') in SUFFIX)) {
    return count > MOST_STROKES / 2 ? null : drawn([runs(count)])
  }
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(count / most)))
  const marks = Math.round(count / each)
  return { ...drawn([runs(marks)], marks > MOST_BLOCKS ? 'dots' : 'blocks'), each }
}

/** A growth goes beyond the hundred; a decrease, and a limit, leave some of it open. */
function readPercent(percent: number, sign: string): Scale | null {
  if (percent > 100 || percent === 0) return null
  if (sign === '+') return drawn([[...runs(0, 0, 100), ...runs(percent)]])
  return drawn([sign ? runs(100 - percent, percent) : runs(percent, 0, 100 - percent)])
}

function runs(full: number, open = 0, rest = 0): Run[] {
  const all: Run[] = [
    { kind: 'full', count: full },
    { kind: 'open', count: open },
    { kind: 'rest', count: rest },
  ]
  return all.filter(({ count }) => count > 0)
}

function drawn(rows: Run[][], form?: MarkForm): Scale {
  const longest = Math.max(...rows.map(countMarks))
  return { form: form ?? (longest > MOST_BLOCKS ? 'strokes' : 'blocks'), rows, each: 1 }
}

export function countMarks(row: Run[]) {
  return Math.ceil(sum(row))
}

export function sum(row: Run[]) {
  return row.reduce((total, { count }) => total + count, 0)
}

/** "22,000", "22.000" and "205,4" as numbers: three digits after a separator are thousands. */
function toNumber(text: string) {
  const plain = text.replace(/['\u00a0\u202f]/g, '')
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ''))
  return Number(plain.replace(',', '.'))
}
