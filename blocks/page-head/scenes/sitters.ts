import { blob, type Face, faceOf } from './face.ts'

/** Classes of the parts. */
export type Tone = {
  skin: string
  shade: string
  line: string
  hair: string
  hairLine: string
  cloth: string
}

export type Sitter = {
  /** Where the point between the eyes is. */
  at: string
  isFlipped?: boolean
  face: Face
  hair: string
  /** Hair behind the bust. */
  behind?: string
  lines?: string
  beard?: string
  /** Glasses, headphones, earrings. */
  extra?: string
}

/** Those who come forward, with classes of their motion and of that of their rings. */
type Creator = Sitter & { tone: Tone; forward: string; reach: string }

const afro = Array.from({ length: 20 }, (_, step) => {
  const angle = (step / 20) * 2 * Math.PI
  const radius = step % 2 ? 118 : 128
  return [Math.round(radius * Math.cos(angle)), Math.round(-40 + radius * Math.sin(angle))]
})

export const candidates: Sitter[] = [
  // Glasses and a bun.
  {
    at: '110 264',
    face: faceOf({ width: 62, jaw: 48, chin: 19 }),
    behind: blob(-8, -176, 24, -170, 36, -142, 20, -116, -20, -116, -34, -144),
    hair: blob(
      ...[-68, -14, -74, -60, -52, -104, 0, -118, 52, -104, 76, -60],
      ...[68, -10, 58, -46, 34, -70, 4, -78, -30, -70, -58, -44],
    ),
    lines: 'M-40-88Q-10-112 0-116Q20-110 46-88',
    extra:
      'M-52 2a27 26 0 1 0 54 0a27 26 0 1 0-54 0M14 2a24 26 0 1 0 48 0a24 26 0 1 0-48 0M2-2q6-4 12 0',
  },
  // A quiff.
  {
    at: '335 220',
    isFlipped: true,
    face: faceOf({ width: 67, jaw: 58, chin: 23, brow: 2, nose: 25, nostril: 12 }),
    hair: blob(
      ...[-66, -14, -74, -70, -62, -112, -16, -140, 44, -134, 84, -108],
      ...[70, -66, 66, -14, 58, -52, 20, -70, -36, -60, -58, -38],
    ),
    lines: 'M-40-100Q0-128 52-118M-50-80Q0-106 60-96',
  },
  // A bob.
  {
    at: '580 216',
    face: faceOf({ width: 63, jaw: 52, chin: 21, brow: -2, smile: 7 }),
    hair: blob(
      ...[-58, 76, -86, 50, -86, -40, -62, -104, 0, -124, 62, -104, 86, -40],
      ...[88, 50, 62, 80, 62, 0, 48, -54, 4, -72, -44, -44, -60, 0],
    ),
    lines: 'M-70 40Q-74-50-20-100M76 40Q78-50 30-100',
  },
  // Headphones.
  {
    at: '805 262',
    isFlipped: true,
    face: faceOf({ width: 68, jaw: 58, chin: 27, nose: 24, nostril: 14, lips: 8, mouth: 24 }),
    hair: blob(
      ...[-68, -24, -70, -64, -50, -98, 0, -108, 52, -98, 70, -60],
      ...[66, -20, 58, -58, 34, -78, 0, -82, -36, -76, -58, -52],
    ),
    extra:
      'M-76-16C-92-150 96-150 80-16M-82-20q-16 0-16 28t16 28h10v-56zM86-20q16 0 16 28t-16 28h-10v-56z',
  },
]

export const creators: Creator[] = [
  // A headscarf.
  {
    at: '215 345',
    forward: 'motion-safe:animate-[scene-forward_1s_ease-out_1.1s_var(--play)_backwards]',
    reach: 'motion-safe:animate-[scene-ring_1.2s_ease-out_1.7s_var(--play)_backwards]',
    tone: {
      skin: 'fill-paper',
      shade: 'fill-tint',
      line: 'stroke-ink',
      hair: 'fill-fill',
      hairLine: 'stroke-ink',
      cloth: 'fill-fill',
    },
    face: faceOf({ width: 61, jaw: 47, chin: 19 }),
    hair:
      blob(
        ...[-84, 0, -80, -70, -46, -122, 8, -132, 62, -114, 86, -60, 86, 10],
        ...[74, 80, 66, 130, 96, 176, 0, 214, -96, 180, -70, 130, -80, 70],
      ) +
      blob(
        ...[-52, -54, -36, -76, 6, -84, 46, -76, 60, -44],
        ...[60, 20, 46, 70, 10, 100, -28, 84, -50, 40],
      ),
    lines: 'M70 60Q50 130-60 160M78 90Q40 160-70 180M-66-40Q-60-92-20-112',
  },
  // A turban and a beard.
  {
    at: '458 322',
    isFlipped: true,
    forward: 'motion-safe:animate-[scene-forward_1s_ease-out_0.4s_var(--play)_backwards]',
    reach: 'motion-safe:animate-[scene-ring_1.2s_ease-out_1s_var(--play)_backwards]',
    tone: {
      skin: 'fill-[color-mix(in_oklab,var(--fill)_42%,var(--color-paper))]',
      shade: 'fill-fill',
      line: 'stroke-ink',
      hair: 'fill-ink',
      hairLine: 'stroke-tint',
      cloth: 'fill-paper',
    },
    face: faceOf({ width: 67, jaw: 58, chin: 26, nose: 26, nostril: 12, brow: 2 }),
    beard: blob(
      ...[-68, 6, -70, 50, -54, 92, -14, 122, 30, 122, 58, 92, 70, 40, 66, 0],
      ...[56, 34, 44, 48, 22, 46, 9, 50, -8, 46, -34, 50, -52, 40],
    ),
    hair: blob(
      ...[-78, -20, -92, -76, -58, -136, 4, -154, 66, -136, 94, -76],
      ...[78, -20, 48, -50, 6, -74, -44, -50],
    ),
    lines: 'M-84-50Q-30-70 6-106M-88-84Q-30-90 10-130M82-50Q40-90-40-140',
  },
  // Curls and hoops.
  {
    at: '706 338',
    forward: 'motion-safe:animate-[scene-forward_1s_ease-out_1.8s_var(--play)_backwards]',
    reach: 'motion-safe:animate-[scene-ring_1.2s_ease-out_2.4s_var(--play)_backwards]',
    tone: {
      skin: 'fill-[color-mix(in_oklab,var(--fill)_60%,var(--color-ink))]',
      shade: 'fill-ink/40',
      line: 'stroke-paper',
      hair: 'fill-ink',
      hairLine: 'stroke-tint',
      cloth: 'fill-fill',
    },
    face: faceOf({ width: 64, jaw: 52, chin: 22, nostril: 14, lips: 9, mouth: 24, smile: 7 }),
    behind: blob(...afro.flat()),
    hair: blob(
      ...[-68, -10, -72, -60, -50, -104, 0, -116, 52, -104, 74, -56, 68, -8],
      ...[60, -44, 44, -64, 24, -62, 6, -76, -14, -64, -36, -68, -56, -46],
    ),
    extra: 'M-70 30a12 16 0 1 0 1 0',
  },
]
