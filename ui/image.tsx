import { preload } from 'react-dom'
import { cn } from '#ui/cn.ts'
import { focusClass } from '#ui/focus-class.ts'

export type ImageProps = {
  /** URL of the fallback; next to every .webp of this site there is an .avif. */
  src: string
  width: number
  height: number
  alt: string
  /** Smaller widths with files of their own: "name-720.webp" and .avif next to "name.webp". */
  widths?: readonly number[]
  /** The attribute `sizes`; without it the browser assumes the full window width. */
  sizes?: string
  /** For an image visible without scrolling: preloaded with high priority. */
  eager?: boolean
  /** Another crop (.webp, with an .avif next to it) for upright screens. */
  portrait?: { src: string; width: number; height: number }
  className?: string
}

/** Screens that show the portrait crop, and all others. */
const upright = '(max-aspect-ratio: 3/5)'
const notUpright = `not all and ${upright}`

/** Options of the <link rel="preload"> in the head. */
const preloadOptions = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const

/** An image with reserved space, lazy loaded by default. */
export function Image({
  src,
  width,
  height,
  alt,
  widths,
  sizes,
  eager,
  portrait,
  className,
}: ImageProps) {
  // Images on other sites have no .avif next to them.
  const isPhoto = src.startsWith('/') && src.endsWith('.webp')
  const webp = widths && sourceSet(src, width, widths)
  const avif = sourceSet(avifOf(src), width, widths)
  // React preloads eager images itself, but not inside <picture>.
  if (eager && isPhoto) {
    const media = portrait && notUpright
    preload(src, { ...preloadOptions, imageSrcSet: avif, imageSizes: webp && sizes, media })
    if (portrait) preload(avifOf(portrait.src), { ...preloadOptions, media: upright })
  }
  const image = (
    <img
      src={src}
      srcSet={webp}
      sizes={webp && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={cn('h-auto max-w-full', className, focusClass(src))}
    />
  )
  if (!isPhoto) return image
  return (
    <picture className="contents">
      {portrait && (
        <>
          <source {...sourceOf(portrait)} srcSet={avifOf(portrait.src)} type="image/avif" />
          <source {...sourceOf(portrait)} />
        </>
      )}
      <source srcSet={avif} sizes={webp && sizes} type="image/avif" />
      {image}
    </picture>
  )
}

function sourceOf({ src, width, height }: { src: string; width: number; height: number }) {
  return { srcSet: src, width, height, media: upright }
}

function avifOf(src: string) {
  return src.replace(/\.webp$/, '.avif')
}

/** "name-720.webp 720w, name.webp 1200w", or the URL alone if there is one width. */
function sourceSet(src: string, width: number, widths: readonly number[] = []) {
  if (widths.length === 0) return src
  const sources = widths.map((smaller) => `${src.replace(/(\.\w+)$/, `-${smaller}$1`)} ${smaller}w`)
  return [...sources, `${src} ${width}w`].join(', ')
}
