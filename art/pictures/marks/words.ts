import { fill, type Kit, type Mark, trace } from './kit.ts'

/** Marks that are lettering alone. */
export const words: Record<string, Mark> = {
  'makhana-co': ({ set, width }) => [
    set('shrikhand', 'Makhana & Co.', 0, 46, 42),
    width('shrikhand', 'Makhana & Co.', 42),
  ],
  bhagal: ({ set, width }) => [set('vibes', 'Bhagal', 4, 48, 62), width('vibes', 'Bhagal', 62) + 8],
  northlight: ({ set, width }) => {
    const wide = { tracking: 240 }
    const long = width('poiret', 'NORTHLIGHT', 34, wide)
    return [
      `${set('poiret', 'NORTHLIGHT', 0, 46, 34, wide)}${trace(`M${long * 0.46} 4V0M${long * 0.46} 10V6`, 1.5)}${trace(`M0 60H${long - 8}`, 1.5)}`,
      long,
    ]
  },
  qamar: ({ set, width }) => [set('monoton', 'QAMAR', 0, 50, 52), width('monoton', 'QAMAR', 52)],
  shirin: ({ set, width }) => {
    const long = width('lobster', 'Shirin', 54)
    return [
      `${set('lobster', 'Shirin', 0, 46, 54)}${trace(`M8 58Q${long * 0.5} 48 ${long - 8} 58`, 4)}`,
      long,
    ]
  },
  'ember-oat': ({ set, width }) => {
    const long = width('caprasimo', 'Ember', 36)
    return [
      `${set('caprasimo', 'Ember', 0, 30, 36)}${set('caprasimo', '& Oat', long, 62, 36, { align: 'right' })}`,
      long,
    ]
  },
  copperfold: ({ set, width }) => {
    const wide = { tracking: 160 }
    const long = width('cinzel', 'COPPERFOLD', 30, wide)
    return [
      `${trace(`M0 8H${long}`, 4)}${trace(`M0 14H${long}M0 56H${long}`, 1.2)}${set('cinzel', 'COPPERFOLD', 3, 46, 30, wide)}`,
      long,
    ]
  },
  zephyr: ({ set, width }) => {
    const long = width('josefin', 'zephyr', 54)
    const gusts = `M0 18H46M14 30H36M0 42H26`
    return [
      `${trace(gusts, 2)}<g transform="translate(60 0) skewX(-14)">${set('josefin', 'zephyr', 0, 44, 54)}</g>`,
      long + 62,
    ]
  },
  monsoon: ({ set, width, cut }) => {
    const long = width('bebas', 'MONSOON', 70, { tracking: 30 })
    const rain = Array.from({ length: 16 }, (_, at) => `M${at * 24 + 18} -4l-30 76`).join('')
    return [cut(set('bebas', 'MONSOON', 0, 58, 70, { tracking: 30 }), trace(rain, 2.4)), long]
  },
  tala: ({ set }) => [
    ['t', 'a', 'l', 'a']
      .map(
        (letter, at) =>
          `<circle cx="${27 + at * 44}" cy="32" r="25" fill="none" stroke="currentColor" stroke-width="1.6"/>${set('josefin', letter, 27 + at * 44, 42, 34, { align: 'centre' })}`,
      )
      .join(''),
    188,
  ],
  'lumen-dental': ({ set, width }) => {
    const long = width('righteous', 'lumen', 44)
    return [
      `${set('righteous', 'lumen', 0, 36, 44)}${trace(`M10 46Q${long / 2} 66 ${long - 10} 46`, 5)}${set('patrick', 'dental', long + 10, 36, 26)}`,
      long + 10 + width('patrick', 'dental', 26),
    ]
  },
  caravan: ({ set, width }) => {
    const long = width('pacifico', 'Caravan', 40)
    return [
      `${set('pacifico', 'Caravan', 2, 50, 40)}${trace(`M${long - 70} 14q8 -14 16 0q4 4 8 0q8 -14 16 0q4 6 10 4l6 -10l6 2`, 3)}`,
      long + 6,
    ]
  },
  quill: ({ set, width }) => {
    const long = width('reenie', 'Quill', 80)
    return [
      `${set('reenie', 'Quill', 4, 50, 80)}${trace(`M${long + 2} 48C${long + 30} 30 ${long + 40} 60 ${long + 70} 40`, 2)}`,
      long + 74,
    ]
  },
  'rivet-row': ({ set, width }) => {
    const [left, right] = [width('bebas', 'RIVET', 52), width('bebas', 'ROW', 52)]
    const rivets = [4, 60]
      .map((y) =>
        Array.from(
          { length: 12 },
          (_, at) =>
            `<circle cx="${6 + (at * (left + right + 28)) / 11}" cy="${y}" r="2.4" fill="currentColor"/>`,
        ).join(''),
      )
      .join('')
    return [
      `${rivets}${set('bebas', 'RIVET', 2, 51, 52)}${trace(`M${left + 22} 10L${left + 10} 54`, 7)}${set('bebas', 'ROW', left + 32, 51, 52)}`,
      left + right + 40,
    ]
  },
  'atlas-tutors': ({ set, width }) => {
    const long = width('blackletter', 'Atlas', 54)
    return [
      `${set('blackletter', 'Atlas', 0, 44, 54)}${set('cinzel', 'TUTORS', long / 2, 62, 15, { align: 'centre', tracking: 300 })}`,
      long,
    ]
  },
  'oryx-freight': oryx,
}

function oryx({ set, width }: Kit): readonly [string, number] {
  const long = width('blocks', 'ORYX', 40)
  const small = width('blocks', 'FREIGHT', 18)
  const stripes = [0, 1, 2].map((row) => fill(`M${-2 + row * 12} 42h8l-10 18h-8Z`)).join('')
  return [
    `<g transform="translate(12 0)">${set('blocks', 'ORYX', 0, 36, 40)}${set('blocks', 'FREIGHT', long, 58, 18, { align: 'right' })}${stripes}</g>`,
    Math.max(long, small) + 14,
  ]
}
