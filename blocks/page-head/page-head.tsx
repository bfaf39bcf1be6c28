import { useRef } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { LoopVideo } from '#ui/loop-video.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import { hueOf } from '#ui/spectrum.ts'
import { WaveArt } from '#ui/wave-art.tsx'
import { WaveLetters } from '#ui/wave-letters.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { drawings } from './drawings.ts'
import { RotatingWords } from './rotating-words.tsx'
import { useRotation } from './use-rotation.ts'

/** Letters that one wave of the title spans, about. */
const WAVE_LENGTH = 9

/** The head of a page: where it stands on the spectrum, its title, and its own drawing, cropped differently by kind. */
export default function PageHead({ block }: BlockProps<'page-head'>) {
  const { label, title, rotating, lead, lambda, art, allHues, action, video } = block
  const headline = useRef<HTMLHeadingElement>(null)
  const rotation = useRotation(rotating?.length ?? 0, headline)
  const { ground, ...drawing } = drawings[art]
  return (
    <section
      {...hueOf(lambda)}
      className={cn(
        'page-head relative isolate overflow-clip',
        video ? 'page-head-video ground-ink' : cn(`page-head-${art}`, ground),
        allHues && 'page-head-all-hues',
      )}
    >
      {rotating && (
        <PauseButton
          playing={rotation.playing}
          what="headline"
          onToggle={rotation.toggle}
          className="page-head-pause"
        />
      )}
      <div className="column page-head-inner">
        <Breadcrumb label={label} lambda={lambda} />
        <h1
          ref={headline}
          className={cn(
            'display page-head-title',
            `page-head-${rotating ? 'turning' : lengthOf(title)}`,
          )}
        >
          {rotating && <span className="sr-only">{`${title} ${rotating.join(', ')}`}</span>}
          <span aria-hidden={rotating && true}>
            <WaveLetters
              text={title}
              cycles={Math.max(1, title.length / WAVE_LENGTH)}
              phase={(lambda % 100) / 100}
            />
            {rotating && <RotatingWords phrases={rotating} place={rotation.place} />}
          </span>
        </h1>
        <div className="page-head-words">
          <p className="max-w-[42ch] text-lead">{lead}</p>
          {action && (
            <ButtonLink to={action.href} className="justify-self-start">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </div>
      {video ? (
        <LoopVideo
          poster={{ ...video.poster, eager: true }}
          sources={video.sources}
          what="background video"
          className="absolute inset-0 -z-10"
          buttonClassName="absolute right-gutter bottom-5 bg-paper"
        />
      ) : (
        <WaveArt {...drawing} kind={art} seed={title} className="page-head-art" />
      )}
    </section>
  )
}

/** How large a title can be set: its longest word must fit a screen of 320 px. */
function lengthOf(title: string) {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  if (title.length > 30) return 'long'
  if (longestWord > 10) return 'wordy'
  return title.length > 12 ? 'medium' : 'short'
}
