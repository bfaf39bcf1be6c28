import type { BlockOf } from '#blocks/schema.ts'
import { cn } from '#ui/cn.ts'
import { Image } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { LivingWaveProps } from '#ui/living-wave-client.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { WaveArt } from '#ui/wave-art.tsx'
import { drawings, isFramed, withPicture } from './drawings.ts'
import { scenes } from './scenes.ts'

/** Room of an upright picture on phones. */
const uprights: Partial<Record<string, string>> = {
  beside: 'max-sm:aspect-[5/6]',
  below: 'max-sm:h-[89vw]',
}

/** What is shown behind or beside the text: a picture, a scene, a video or a drawing. */
export function HeadPicture({ block }: { block: BlockOf<'page-head'> }) {
  const { t } = useLanguage()
  const { title, art, allHues, scene, video, picture, portrait, place, focus } = block
  if (picture) {
    const { picture: position, sizes } = withPicture[place ?? 'beside']
    return (
      <>
        <div className={cn(position, portrait && uprights[place ?? 'beside'])}>
          <Image
            {...picture}
            portrait={portrait}
            eager
            sizes={sizes}
            className={cn(
              'absolute inset-0 h-full w-full object-cover',
              place === 'behind' && (focus === 'middle' ? 'object-[50%_60%]' : 'object-top'),
            )}
          />
        </div>
        {place === 'behind' && (
          <div
            aria-hidden="true"
            className="page-head-tide absolute inset-x-0 top-[50svh] bottom-0 -z-10 bg-paper lg:top-[56svh] min-[100rem]:top-[62svh]"
          />
        )}
      </>
    )
  }
  if (scene) {
    const { Picture, position } = scenes[scene]
    return (
      <div
        aria-hidden="true"
        className={cn('scene pointer-events-none absolute -z-10 select-none', position)}
      >
        <Picture />
      </div>
    )
  }
  if (video) {
    const frame = isFramed(place) ? withPicture[place].picture : undefined
    return (
      <div className={frame}>
        <LoopVideo
          poster={{ ...video.poster, portrait: frame ? undefined : video.portrait, eager: true }}
          sources={video.sources}
          subject={t('background video')}
          isShaded={!frame}
          className={cn('absolute inset-0', !frame && '-z-10')}
          buttonClassName="absolute inset-e-gutter bottom-5 bg-paper"
        />
      </div>
    )
  }
  const { stroke, ...shape } = drawings[art].art
  return (
    <div
      {...island<LivingWaveProps>({
        name: 'living-wave',
        when: 'move',
        props: { kind: art, seed: title, stroke, shape },
      })}
      className={cn('pointer-events-none absolute inset-0 -z-10', drawings[art].frame)}
    >
      <div
        className={cn(
          'absolute',
          drawings[art].position,
          allHues ? 'page-head-all-hues' : art === 'spectrum' ? 'text-fill' : 'text-accent',
        )}
      >
        <WaveArt
          {...drawings[art].art}
          kind={art}
          seed={title}
          className="block w-full max-w-none overflow-visible"
        />
      </div>
    </div>
  )
}
