import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { island } from '#ui/island.tsx'
import type { LivingWaveProps } from '#ui/living-wave-client.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { WaveLetters } from '#ui/wave-letters.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { drawings, overVideo, titleSizes } from './drawings.ts'
import { RotatingWords } from './rotating-words.tsx'

/** Approximate letters per wave of the title. */
const WAVE_LENGTH = 9

/** The opening of a page: wavelength, title, lead, and a drawing or video. */
export function PageHead({ block }: BlockProps<'page-head'>) {
  const { label, title, rotating, lead, lambda, art, allHues, action, video } = block
  const drawing = drawings[art]
  const styles = video ? overVideo : drawing
  const { stroke, ...shape } = drawing.art
  return (
    <section
      {...hueOf(lambda)}
      {...(rotating && island({ name: 'rotating-words', when: 'load' }))}
      className={cn(
        'page-head relative isolate overflow-clip',
        styles.section,
        allHues && 'page-head-all-hues',
      )}
    >
      {rotating && (
        <PauseButton subject="headline" className="absolute right-gutter bottom-6 z-10" />
      )}
      <div
        className={cn('column relative grid gap-[clamp(1.75rem,4vw,3.5rem)] pt-5', styles.inner)}
      >
        <Breadcrumb label={label} lambda={lambda} />
        <h1
          className={cn(
            'display tracking-[-0.03em]',
            titleSizes[rotating ? 'rotating' : lengthOf(title)],
            styles.title,
          )}
        >
          {rotating && <span className="sr-only">{`${title} ${rotating.join(', ')}`}</span>}
          <span aria-hidden={rotating && true}>
            <WaveLetters
              text={title}
              cycles={Math.max(1, title.length / WAVE_LENGTH)}
              phase={(lambda % 100) / 100}
            />
            {rotating && <RotatingWords phrases={rotating} />}
          </span>
        </h1>
        <div className={cn('grid gap-7', styles.text)}>
          <p className="max-w-[42ch] text-lead">{lead}</p>
          {action && (
            <ButtonLink href={action.href} className="justify-self-start">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      {video ? (
        <LoopVideo
          poster={{ ...video.poster, portrait: video.portrait?.src, eager: true }}
          sources={video.sources}
          subject="background video"
          isShaded
          className="absolute inset-0 -z-10"
          buttonClassName="absolute right-gutter bottom-5 bg-paper"
        />
      ) : (
        <div
          {...island<LivingWaveProps>({
            name: 'living-wave',
            when: 'move',
            props: { kind: art, seed: title, stroke, shape },
          })}
          className={cn('pointer-events-none absolute inset-0 -z-10', drawing.frame)}
        >
          <WaveArt
            {...drawing.art}
            kind={art}
            seed={title}
            className={cn(
              'absolute max-w-none overflow-visible',
              drawing.position,
              allHues ? 'text-ink' : art === 'spectrum' ? 'text-fill' : 'text-accent',
            )}
          />
        </div>
      )}
    </section>
  )
}

/** Size by length: the longest word must fit a screen of 320 px. */
function lengthOf(title: string) {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  if (title.length > 30) return 'long'
  if (longestWord > 10) return 'wordy'
  return title.length > 12 ? 'medium' : 'short'
}
