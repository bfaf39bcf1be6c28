import type { BlockOf } from '#blocks/schema.ts'
import { Image } from '#ui/image.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { WaveArt } from '#ui/wave-art.tsx'

/** What is behind the headline; nothing for one that stands alone. */
export function HeroBackdrop({ block }: { block: BlockOf<'hero'> }) {
  const { t } = useLanguage()
  switch (block.layout) {
    case 'film':
      return (
        <LoopVideo
          poster={{ ...block.video.poster, portrait: block.video.portrait, eager: true }}
          sources={block.video.sources}
          subject={t('background video')}
          // On phones it ends behind the text.
          className="absolute inset-0 -z-10 max-sm:bottom-auto max-sm:h-[64%] max-sm:translate-y-[6%] max-sm:[mask-image:linear-gradient(transparent,#000_15%_70%,transparent)]"
          buttonClassName="absolute top-5 inset-e-(--to-edge) z-10"
        />
      )
    case 'picture':
      return (
        <div className="absolute inset-0 -z-10 after:absolute after:inset-0 after:bg-linear-to-tr rtl:after:bg-linear-to-tl after:from-paper/90 after:via-paper/60 after:to-paper/25">
          <Image
            {...block.picture}
            eager
            sizes="100vw"
            className="absolute inset-0 h-full w-full object-cover"
          />
        </div>
      )
    case 'drawing':
      return (
        <div className="pointer-events-none absolute inset-0 -z-10 text-accent opacity-80 max-md:mask-b-from-45% max-md:mask-b-to-70% md:mask-l-from-25% md:mask-l-to-62% rtl:-scale-x-100">
          <WaveArt
            {...drawing}
            kind="interference"
            seed={block.title.join(' ')}
            className="absolute bottom-[-4vw] left-1/2 w-[max(100%,70rem)] max-w-none -translate-x-1/2 overflow-visible"
          />
        </div>
      )
    default:
      return null
  }
}

const drawing = { width: 1600, height: 760, lines: 38, stroke: 1.4 }
