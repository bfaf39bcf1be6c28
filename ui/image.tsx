import { classes } from './classes.ts'

export type ImageProps = {
  /** Address of the fallback; a .webp has an .avif of the same name beside it. */
  src: string
  width: number
  height: number
  alt: string
  /** True for a picture that is seen before any scroll. */
  eager?: boolean
  className?: string
}

/** A picture whose place is reserved and that loads only when it comes near. */
export function Image({ src, width, height, alt, eager = false, className }: ImageProps) {
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes('h-auto max-w-full', className)}
    />
  )
  if (!src.endsWith('.webp')) return image
  return (
    <picture className="contents">
      <source srcSet={src.replace(/\.webp$/, '.avif')} type="image/avif" />
      {image}
    </picture>
  )
}
