import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeOklab]) registerMode(mode)
const toOklch = registerMode(modeOklch)

/** Lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Reads "#rrggbb". */
export function oklchOf(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h }
}

/** As "#rrggbb"; what screens cannot show is clipped, as browsers do. */
export function hexOf({ l, c, h }: Oklch) {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex({ mode: 'oklch' as const, l: lightness, c, h })
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string) {
  return wcagContrast(one, other)
}

/** The most chroma, up to `wanted`, that screens can show at this lightness in this hue. */
export function chromaFor(l: number, h: number, wanted: number) {
  return clampChroma({ mode: 'oklch' as const, l, c: wanted, h }, 'oklch').c
}

/** Lightness between tries of `readable`. */
const STEP = 0.005

/**
 * The first lightness from `l` on, in this direction, at which `isReadable` holds; the last one if it never does.
 */
export function lightnessFor(
  l: number,
  direction: 'darker' | 'lighter',
  isReadable: (l: number) => boolean,
) {
  const step = direction === 'darker' ? -STEP : STEP
  for (let at = l; at >= 0 && at <= 1; at += step) if (isReadable(at)) return at
  return direction === 'darker' ? 0 : 1
}
