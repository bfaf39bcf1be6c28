import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Image, type ImageProps } from '#ui/image.tsx'

const places = {
  end: {
    grid: 'lg:grid-cols-[5fr_7fr] lg:ps-(--to-edge)',
    sizes: '(min-width: 1024px) 56vw, 100vw',
    figure: '',
    image: '',
    caption: 'lg:mx-0',
    text: 'max-lg:px-gutter',
  },
  start: {
    grid: 'lg:grid-cols-[7fr_5fr] lg:pe-(--to-edge)',
    sizes: '(min-width: 1024px) 56vw, 100vw',
    figure: '',
    image: '',
    caption: 'lg:ms-(--to-edge)',
    text: 'max-lg:px-gutter',
  },
  across: {
    grid: 'lg:gap-y-24',
    sizes: '(min-width: 100rem) 84rem, 100vw',
    // On large monitors it is as wide as the text.
    figure: 'min-[100rem]:pt-20',
    image: 'min-[100rem]:px-(--to-edge)',
    caption: 'lg:ms-(--to-edge)',
    text: 'px-(--to-edge)',
  },
}

type SpreadProps = {
  picture: ImageProps
  portrait?: ImageProps
  caption?: string
  place?: keyof typeof places
  children: ReactNode
}

/** A picture up to an edge of the window, with text beside it, or below one from edge to edge. */
export function Spread({ picture, portrait, caption, place = 'end', children }: SpreadProps) {
  const { grid, sizes, text, ...look } = places[place]
  const figure = (
    <figure className={cn('grid min-w-0 content-start gap-4 lg:gap-6', look.figure)}>
      <Image {...picture} portrait={portrait} sizes={sizes} className={cn('w-full', look.image)} />
      {caption && (
        <figcaption
          className={cn('mx-gutter max-w-[76ch] text-pretty text-small text-soft', look.caption)}
        >
          {caption}
        </figcaption>
      )}
    </figure>
  )
  return (
    <div className={cn('grid gap-x-[clamp(--spacing(8),4vw,--spacing(20))] gap-y-8', grid)}>
      {place !== 'end' && figure}
      <div className={cn('grid min-w-0', text)}>{children}</div>
      {place === 'end' && figure}
    </div>
  )
}
