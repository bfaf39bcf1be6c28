import { readEmbed } from '#model/embed.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** Size of videos and posters, in pixels. */
const SIZE = { width: 640, height: 360 }

type FilmPlayerProps = { title: string; alt: string; link: string | null }

/** Plays a local file as a muted loop, or a YouTube or Vimeo link in its player; draws a poster that says so if there is no link. */
export function FilmPlayer({ title, alt, link }: FilmPlayerProps) {
  const { t } = useLanguage()
  if (!link) {
    return (
      <div className="ground-ink absolute inset-0 grid overflow-hidden rounded-card">
        <WaveArt
          kind="interference"
          seed={title}
          width={640}
          height={360}
          lines={15}
          points={16}
          stroke={3}
          className="size-full text-accent [grid-area:1/1]"
        />
        <p className="label self-end justify-self-start bg-paper px-4 py-3 [grid-area:1/1]">
          {t('No Video Available')}
        </p>
      </div>
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
      // On small films a disc of 28 px, which is pressed on 44.
      buttonClassName="absolute inset-e-0 bottom-0 border-transparent bg-paper bg-clip-content p-1.75 lg:inset-e-3 lg:bottom-3 lg:border-strong-line lg:bg-clip-border lg:p-0"
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
