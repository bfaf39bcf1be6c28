import { Image } from '#ui/image.tsx'
import { LoopVideo } from '#ui/loop-video.tsx'
import { embedAddress } from './embed-address.ts'

/** Size of every loop and of its poster, in pixels. */
const SIZE = { width: 640, height: 360 }

type FilmPlayerProps = { title: string; alt: string; link: string | null }

/** A file of ours as a silent loop, a YouTube or Vimeo link in its privacy-friendly player, or word that there is none. */
export function FilmPlayer({ title, alt, link }: FilmPlayerProps) {
  if (!link) {
    return <p className="label absolute inset-0 grid place-items-center">No Video Available</p>
  }
  const embed = embedAddress(link)
  if (embed) {
    return (
      <iframe
        src={embed}
        title={title}
        loading="lazy"
        allow="autoplay"
        className="absolute inset-0 size-full"
      />
    )
  }
  const name = link.replace(/\.\w+$/, '')
  if (link === name) return <Image src={link} {...SIZE} alt={alt} />
  return (
    <LoopVideo
      poster={{ src: `${name}.webp`, ...SIZE, alt }}
      sources={[
        { src: `${name}.webm`, type: 'video/webm; codecs="av01.0.05M.10"' },
        { src: `${name}.mp4`, type: 'video/mp4' },
      ]}
      what={title}
      className="absolute inset-0"
      buttonClassName="absolute right-2 bottom-2 bg-paper"
    />
  )
}
