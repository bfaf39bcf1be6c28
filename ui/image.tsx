import { preload } from 'react-dom'
import { cn } from '#ui/cn.ts'

export type ImageProps = {
  /** Address of the fallback; a .webp has an .avif of the same name beside it. */
  src: string
  width: number
  height: number
  alt: string
  /** Smaller widths that have files of their own: "name-720.webp" and .avif beside "name.webp". */
  widths?: readonly number[]
  /** How wide it is shown, as the attribute `sizes`; without it the browser reckons with the whole window. */
  sizes?: string
  /** True for the picture that is seen first, before any scroll: it is fetched ahead of everything else. */
  eager?: boolean
  className?: string
}

/** A <link rel="preload"> of the head: the browser starts with it before it has read the page. */
const lead = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const

/** A picture whose place is reserved and that loads only when it comes near. */
export function Image({ src, width, height, alt, widths, sizes, eager, className }: ImageProps) {
  // What stands on another site has no sibling there.
  const isPhoto = src.startsWith('/') && src.endsWith('.webp')
  const webp = widths && sourceSet(src, width, widths)
  const avif = sourceSet(src.replace(/\.webp$/, '.avif'), width, widths)
  // React itself puts what is eager into the head, but not what stands in a <picture>.
  if (eager && isPhoto) preload(src, { ...lead, imageSrcSet: avif, imageSizes: webp && sizes })
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
      className={cn('h-auto max-w-full', className)}
    />
  )
  if (!isPhoto) return image
  return (
    <picture className="contents">
      <source srcSet={avif} sizes={webp && sizes} type="image/avif" />
      {image}
    </picture>
  )
}

/** "name-720.webp 720w, name.webp 1200w", or the address alone where there is one width. */
function sourceSet(src: string, width: number, widths: readonly number[] = []) {
  if (widths.length === 0) return src
  const smaller = widths.map((one) => `${src.replace(/(\.\w+)$/, `-${one}$1`)} ${one}w`)
  return [...smaller, `${src} ${width}w`].join(', ')
}
