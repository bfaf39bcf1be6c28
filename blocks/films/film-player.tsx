import { readEmbed } from '#model/embed.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { LoopVideo } from '#ui/loop-video.tsx'

/** Size of videos and posters, in pixels. */
const SIZE = { width: 640, height: 360 }

type FilmPlayerProps = { title: string; alt: string; link: string | null }

/** Plays a local file as a muted loop, or a YouTube or Vimeo link in its player; says so if there is no link. */
export function FilmPlayer({ title, alt, link }: FilmPlayerProps) {
  const { t } = useLanguage()
  if (!link) {
    return (
      <p className="label absolute inset-0 grid place-items-center">{t('No Video Available')}</p>
    )
  }
  const embed = readEmbed(link)
  if (embed) {
    return (
      <iframe
        src={embed.background}
        title={title}
        loading="lazy"
        allow="autoplay"
        className="absolute inset-0 size-full rounded-card"
      />
    )
  }
  const library = mediaSize(link.replace(/\.(mp4|webm)$/, '.webp'))
  const name = link.replace(/\.\w+$/, '')
  if (link === name) return <Image src={link} {...SIZE} alt={alt} />
  return (
    <LoopVideo
      poster={{ src: `${name}.webp`, ...(library ?? SIZE), alt }}
      sources={library ? [{ src: link, type: `video/${link.split('.').at(-1)}` }] : sourcesOf(name)}
      subject={title}
      className="absolute inset-0 overflow-hidden rounded-card"
      buttonClassName="absolute top-full inset-e-0 mt-2"
    />
  )
}

/** A film of the site's own files is there in both formats. */
function sourcesOf(name: string) {
  return [
    { src: `${name}.webm`, type: 'video/webm; codecs="av01.0.05M.10"' },
    { src: `${name}.mp4`, type: 'video/mp4' },
  ]
}
