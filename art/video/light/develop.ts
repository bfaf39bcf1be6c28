import { encodeLight, type Light } from '../spectrum.ts'
import type { Picture } from './picture.ts'

/** The picture over a ground, as 16-bit sRGB (rgb48le); bright light rolls off instead of clipping. */
export function develop({ parts }: Picture, ground: Light): Uint8Array {
  const exposed = new Uint16Array(parts.length)
  for (let at = 0; at < parts.length; at++) {
    const base = ground[at % 3] ?? 0
    const rolled = base + (1 - base) * (1 - Math.exp(-(parts[at] ?? 0)))
    exposed[at] = curve[Math.min(curve.length - 1, Math.round(rolled * (curve.length - 1)))] ?? 0
  }
  return new Uint8Array(exposed.buffer)
}

const curve = Uint16Array.from({ length: 65536 }, (_, at) =>
  Math.round(encodeLight(at / 65535) * 65535),
)
