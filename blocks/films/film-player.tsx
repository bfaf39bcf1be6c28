import { Image } from '#ui/image.tsx'
import { LoopVideo } from '#ui/loop-video.tsx'
import { embedUrl } from './embed-url.ts'

/** Size of videos and posters, in pixels. */
const SIZE = { width: 640, height: 360 }

type FilmPlayerProps = { title: string; alt: string; link: string | null }

/** Plays a local file as a muted loop, or a YouTube or Vimeo link in its player; says so if there is no link. */
export function FilmPlayer({ title, alt, link }: FilmPlayerProps) {
  if (!link) {
    return <p className="label absolute inset-0 grid place-items-center">No Video Available</p>
  }
  const embed = embedUrl(link)
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
      subject={title}
      className="absolute inset-0"
      buttonClassName="absolute right-2 bottom-2 bg-paper"
    />
  )
}
