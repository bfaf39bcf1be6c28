import { fill, ink, type Mark, trace } from './kit.ts'

const frame = (x: number, y: number, w: number, h: number, r: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="${ink}" stroke-width="${width}"/>`

/** Marks that are stamped, punched or cut out of a shape. */
export const stamps: Record<string, Mark> = {
  'ganga-agro': ({ set, width }) => {
    const long = width('stencil', 'GANGA AGRO', 34)
    const right = long + 40
    return [
      `${trace(`M3 20V6H${right * 0.4}M${right * 0.6} 6H${right - 3}V20M${right - 3} 44V58H${right * 0.6}M${right * 0.4} 58H3V44`, 5)}${set('stencil', 'GANGA AGRO', 20, 44, 34)}`,
      right,
    ]
  },
  voltline: ({ set, width, cut }) => {
    const long = width('righteous', 'voltline', 38)
    return [
      cut(
        fill(`M32 2H${long + 66}L${long + 52} 62H32A30 30 0 0 1 32 2Z`),
        `${fill('M38 10L20 36H31L27 54L48 27H36Z').replaceAll('currentColor', '#000')}${set('righteous', 'voltline', 56, 45, 38)}`,
      ),
      long + 68,
    ]
  },
  nila: ({ set, cut }) => [
    cut(
      `<circle cx="34" cy="32" r="31" fill="${ink}"/>`,
      set('pacifico', 'nila', 34, 42, 30, { align: 'centre' }),
    ),
    68,
  ],
  'maple-forge': ({ set, width }) => {
    const long = width('slab', 'MAPLE', 27)
    return [
      `${frame(2, 2, long + 44, 60, 30, 3)}${set('slab', 'MAPLE', long / 2 + 24, 28, 27, { align: 'centre' })}${trace(`M30 33H${long + 18}`, 2)}${set('slab', 'FORGE', long / 2 + 24, 56, 24, { align: 'centre' })}`,
      long + 48,
    ]
  },
  'pelican-post': ({ set, cut }) => {
    const teeth = [0, 64].flatMap((y) =>
      Array.from(
        { length: 15 },
        (_, at) => `<circle cx="${4 + at * 10}" cy="${y}" r="3.2" fill="#000"/>`,
      ),
    )
    const sides = [0, 148].flatMap((x) =>
      Array.from(
        { length: 5 },
        (_, at) => `<circle cx="${x}" cy="${12 + at * 10}" r="3.2" fill="#000"/>`,
      ),
    )
    const bird =
      'M20 50C14 34 20 20 34 16C42 6 54 12 52 24L74 30C70 40 58 42 50 34C48 44 40 52 32 54Z'
    return [
      cut(
        fill('M0 0H148V64H0Z'),
        `${teeth.join('')}${sides.join('')}${fill(bird)}${set('courier', 'pelican', 82, 32, 14)}${set('courier', 'post', 82, 48, 14)}`,
      ),
      148,
    ]
  },
  kadam: ({ set, width, cut }) => {
    const long = width('bowlby', 'KADAM', 44)
    const tread = Array.from(
      { length: 12 },
      (_, at) => `M${14 + at * ((long + 20) / 12)} 56v10`,
    ).join('')
    return [
      cut(
        fill(
          `M10 2H${long + 24}Q${long + 38} 2 ${long + 38} 32T${long + 20} 62H10Q0 62 0 32T10 2Z`,
        ),
        `${set('bowlby', 'KADAM', 16, 46, 44)}${trace(tread, 4)}`,
      ),
      long + 40,
    ]
  },
  halden: ({ set }) => [
    [...'halden']
      .map(
        (letter, at) =>
          `${frame(2 + (at % 3) * 31, 2 + Math.floor(at / 3) * 30, 31, 30, 0, 3)}${set('courier', letter, 17.5 + (at % 3) * 31, 24 + Math.floor(at / 3) * 30, 26, { align: 'centre' })}`,
      )
      .join(''),
    98,
  ],
  'dar-al-noor': ({ set, width, cut }) => {
    const star = (y: number) =>
      `<g transform="translate(32 ${y})"><path d="M-17 -17H17V17H-17Z"/><path transform="rotate(45)" d="M-17 -17H17V17H-17Z"/></g>`
    const long = width('kufi', 'Dar Al Noor', 25)
    return [
      `${cut(fill('M2 2H62V62H2Z'), star(32))}${fill('M32 22L39 25L42 32L39 39L32 42L25 39L22 32L25 25Z')}${set('kufi', 'دار النور', 76 + long, 34, 40, { align: 'right' })}${set('kufi', 'Dar Al Noor', 76, 60, 25)}`,
      long + 78,
    ]
  },
  tidewater: ({ arc }) => [
    `${arc('playfair', 'TIDEWATER', 62, 66, 46, 18)}${trace('M34 44q7 -9 14 0t14 0t14 0t14 0M34 57q7 -9 14 0t14 0t14 0t14 0', 4.4)}`,
    124,
  ],
  orbit: ({ set, width, cut }) => {
    const long = width('bowlby', 'ORBIT', 38)
    const ring = `<ellipse cx="${long / 2 + 16}" cy="32" rx="${long / 2 + 12}" ry="17" transform="rotate(-7 ${long / 2 + 16} 32)" fill="none" stroke="#000" stroke-width="9"/>`
    const line = ring.replace('#000', ink).replace('stroke-width="9"', 'stroke-width="3.4"')
    return [
      `${cut(set('bowlby', 'ORBIT', 16, 46, 38), ring)}${line}<circle cx="${long + 20}" cy="18" r="6" fill="${ink}"/>`,
      long + 34,
    ]
  },
}
