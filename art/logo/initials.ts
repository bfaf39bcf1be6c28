import type { Typesetter } from '../pictures/lettering.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Units of the field that icons are drawn in; the letters stand on its baseline. */
const SIZE = 34

/** The source of model/theme/initials.ts: letters of the display font as paths, for icons. */
export function initialsFile(write: Typesetter) {
  const setting = { x: 0, y: 0, size: SIZE, face: 'display', weight: 620, stretch: 100 } as const
  const lines = [...letters].map((letter) => {
    const [, path = ''] = /d="([^"]+)"/.exec(write(letter, setting)) ?? []
    const width = Math.round(write.width(letter, setting) * 10) / 10
    return `  ${/\d/.test(letter) ? `'${letter}'` : letter}: { width: ${width}, path: '${path}' },\n`
  })
  return `/** Letters and digits of the display font as paths that stand on y = 0, ${SIZE} units high with their ascenders. Written by art/logo.ts. */
export const initials: Record<string, { width: number; path: string }> = {\n${lines.join('')}}\n`
}
