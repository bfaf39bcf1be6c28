import { Marks } from '#blocks/marks/marks.tsx'
import { readScale } from '#model/content/mark-scale.ts'
import type { Picture } from '#model/content/picture.ts'
import { Image } from '#ui/image.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import type { WaveKind } from '#ui/wave-paths.ts'

type ItemProps = {
  title: string
  description?: string | undefined
  image?: Picture | undefined
  figure?: string | undefined
  /** Position in the whole list, from 1. */
  number: number
}

/** Text cards, or pictures with titles. */
export const itemLayouts = { cards: Card, strip: PictureItem } as const

/** Of the pictures; the first of a row is the largest. */
const sizes = '(min-width: 768px) 32vw, 92vw'

/** Drawings for cards without a picture, used in rotation. */
const drawings: readonly { kind: WaveKind; lines: number; points?: number; stroke: number }[] = [
  { kind: 'rings', lines: 9, stroke: 3 },
  { kind: 'spectrum', lines: 30, stroke: 6 },
  { kind: 'interference', lines: 9, points: 14, stroke: 3 },
  { kind: 'trace', lines: 4, points: 28, stroke: 3 },
]

function Card({ title, description, image, figure, number }: ItemProps) {
  const scale = figure ? readScale(figure) : null
  return (
    <article
      aria-label={title}
      className="carousel-card grid h-full grid-rows-[auto_1fr_auto] gap-2 rounded-card bg-raised md:gap-4 p-[clamp(1.25rem,2vw,2rem)] transition-colors duration-800 md:min-h-[clamp(18rem,30vw,26rem)]"
    >
      <span aria-hidden="true" className="label justify-self-end">
        {String(number).padStart(2, '0')}
      </span>
      {image ? (
        <Image {...image} sizes={sizes} className="w-full rounded-card" />
      ) : scale && figure ? (
        <div className="grid content-center gap-3 [--mark:currentColor]">
          <p aria-hidden="true" className="display text-figure">
            {figure}
          </p>
          <Marks scale={scale} className="h-12 md:h-20" />
        </div>
      ) : (
        <Drawing seed={title} number={number} />
      )}
      <h3 className="display text-[clamp(1.625rem,2.6vw,2.625rem)] leading-none">{title}</h3>
      {description && <p className="max-w-[38ch]">{description}</p>}
    </article>
  )
}

function Drawing({ seed, number }: { seed: string; number: number }) {
  const { kind, ...shape } = drawings[number % drawings.length] ?? { kind: 'rings' as const }
  return (
    <WaveArt
      kind={kind}
      seed={seed}
      width={400}
      height={240}
      {...shape}
      className="w-full self-center overflow-hidden opacity-55 max-md:h-16 max-md:w-auto"
    />
  )
}

function PictureItem({ title, description, image }: ItemProps) {
  return (
    <figure className="grid content-start gap-3">
      {image && <Image {...image} sizes={sizes} className="w-full rounded-card" />}
      <figcaption className="text-small">
        <span className="font-semibold">{title}</span>
        {description && <span className="block text-soft">{description}</span>}
      </figcaption>
    </figure>
  )
}
