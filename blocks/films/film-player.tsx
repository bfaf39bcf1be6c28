import { readEmbed } from '#model/embed.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { hueOf } from '#ui/spectrum.ts'

/** Size of videos and posters, in pixels. */
const SIZE = { width: 640, height: 360 }

/** Wavelengths of the bars where a film is missing, as on a test card. */
const testCard = [420, 460, 490, 530, 570, 600, 640, 680]

type FilmPlayerProps = { title: string; alt: string; link: string | null }

/** Plays a local file as a muted loop, or a YouTube or Vimeo link in its player; says so if there is no link. */
export function FilmPlayer({ title, alt, link }: FilmPlayerProps) {
  const { t } = useLanguage()
  if (!link) {
    return (
      <div className="absolute inset-0 grid overflow-hidden rounded-card">
        <div aria-hidden="true" className="flex [grid-area:1/1]">
          {testCard.map((lambda) => (
            <span key={lambda} {...hueOf(lambda)} className="flex-1 bg-fill" />
          ))}
        </div>
        <p className="label self-end justify-self-stretch bg-ink px-4 py-3 text-center text-paper [grid-area:1/1]">
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
