import { Image, type ImageProps } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import type { LoopVideoProps } from './loop-video-client.ts'

type Props = Partial<LoopVideoProps> & {
  poster: ImageProps
  sources: { src: string; type: string }[]
  /** Completes the pause button's name: "Pause train". */
  subject: string
  className?: string
  buttonClassName?: string
}

/** A muted, looping video: plays only while visible, can be paused, stays on its poster with reduced motion or Save-Data. */
export function LoopVideo({
  poster,
  sources,
  subject,
  isFixed = false,
  className,
  buttonClassName,
}: Props) {
  return (
    <div
      {...island<LoopVideoProps>({ name: 'loop-video', when: 'load', props: { isFixed } })}
      className="contents"
    >
      <div className={className}>
        <Image {...poster} className="absolute inset-0 h-full w-full object-cover" />
        <video
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      </div>
      <PauseButton subject={subject} className={buttonClassName} />
    </div>
  )
}
