import { fill, ink, type Mark, trace } from './kit.ts'

/** Marks in which something is drawn that is not a sign beside a name. */
export const drawnThings: Record<string, Mark> = {
  saltmarsh: ({ set, width }) => {
    const long = width('rye', 'Saltmarsh', 36)
    const ripple = (y: number) => `M2 ${y}${'q6 -7 12 0t12 0'.repeat(Math.floor(long / 24))}`
    const heron = 'M0 26C4 16 14 12 22 16L30 4L44 2L34 8L28 22C24 32 12 34 6 32Z'
    return [
      `<g transform="translate(${long * 0.42} 0) scale(.52)">${fill(heron)}${trace('M14 30V52M20 30V52', 3)}</g>${set('rye', 'Saltmarsh', 0, 48, 36)}${trace(ripple(59), 2.6)}`,
      long + 4,
    ]
  },
  baobab: ({ set, width }) => {
    const long = width('caprasimo', 'Baobab', 42)
    const crown = [14, 26, 20, 30, 24, 16]
      .map((high, at) => `M${8 + at * 8} ${30 - high / 2}v${high}`)
      .join('')
    return [
      `${trace(crown, 4.4)}${fill('M22 64C26 52 24 42 16 34L22 32L28 40L34 32L40 34C32 42 30 52 36 64Z')}${set('caprasimo', 'Baobab', 64, 50, 42)}`,
      long + 66,
    ]
  },
  'harbour-pine': ({ set, width }) => {
    const left = width('playfair', 'harbour', 34)
    const tree = 'M0 8L12 28H6L16 42H4V54H-4V42H-16L-6 28H-12Z'
    return [
      `${set('playfair', 'harbour', 0, 46, 34)}<g transform="translate(${left + 20} 0)">${fill(tree)}</g>${set('playfair', 'pine', left + 40, 46, 34)}`,
      left + 42 + width('playfair', 'pine', 34),
    ]
  },
  'lighthouse-row': ({ set, width }) => {
    const long = width('patrick', 'Lighthouse Row', 25)
    const house = (x: number) => `M${x} 36V20l11 -10l11 10V36M${x + 8} 36V26h6V36`
    const row = `${house(2)}${house(24)}${house(46)}M74 36L78 12H90L94 36M76 12H92V6L84 0L76 6ZM76 22H92${house(100)}${house(122)}${long > 146 ? house(144) : ''}`
    return [
      `${trace(row, 2.2)}${trace('M66 8L52 2M102 8L116 2', 1.6)}${set('patrick', 'Lighthouse Row', 2, 60, 25)}`,
      Math.max(long, 168) + 4,
    ]
  },
  'mithila-paper': ({ set, width }) => {
    const body = 'M4 32C22 6 66 6 84 30L104 14V50L84 34C66 58 22 58 4 32Z'
    const scales = [34, 46, 58, 70].map((x) => `M${x} 16q9 16 0 32`).join('')
    const long = width('kalam', 'Mithila Paper', 26)
    return [
      `${trace(body, 3.4)}${trace(scales, 2)}${trace('M90 26L101 20M90 32H101M90 38L101 44', 1.8)}<circle cx="20" cy="29" r="4" fill="${ink}"/>${set('kalam', 'मिथिला', 118, 34, 32)}${set('kalam', 'Mithila Paper', 118, 60, 26)}`,
      long + 120,
    ]
  },
  'wahat-roasters': ({ set, width }) => {
    const long = width('kufi', 'wahat', 34)
    return [
      `${set('kufi', 'واحة', long + 44, 32, 40, { align: 'right' })}${set('kufi', 'wahat', 44, 60, 34)}${trace('M4 60C10 44 14 30 16 18M16 18C8 12 4 14 2 20M16 18C12 8 18 4 24 4M16 18C24 10 32 14 34 20M16 18C26 18 30 24 30 30', 4)}`,
      long + 48,
    ]
  },
  fjordtona: ({ set, width }) => {
    const long = width('mono', 'fjordtona', 34, { weight: 400 })
    return [
      `${set('mono', 'fjordtona', 0, 36, 34, { weight: 400 })}${trace(`M0 54H${long * 0.3}l8 -8l8 16l10 -22l10 20l6 -6H${long}`, 2.4)}`,
      long + 2,
    ]
  },
}
