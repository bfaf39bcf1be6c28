import { cn } from '#ui/cn.ts'
import { Image, type ImageProps } from '#ui/image.tsx'
import { island } from '#ui/island.tsx'
import { PauseButton } from '#ui/pause-button.tsx'
import type { LoopVideoProps } from './loop-video-client.ts'

type Props = Partial<LoopVideoProps> & {
  poster: ImageProps
  sources: { src: string; type: string }[]
  /** Completes the pause button's name: "Pause train". */
  subject: string
  /** Whether text stands on it, at the bottom, where lines begin: it is darker there. */
  isShaded?: boolean
  /** Whether its code is loaded only shortly before it is seen; it then fills its parent. */
  isLazy?: boolean
  className?: string
  buttonClassName?: string
}

const shade =
  'after:absolute after:inset-0 after:bg-linear-to-t after:from-paper/85 after:via-paper/70 after:via-45% after:to-transparent after:to-75% md:after:bg-radial-[ellipse_50%_62%_at_18%_88%] rtl:md:after:bg-radial-[ellipse_50%_62%_at_82%_88%] md:after:from-paper/90 md:after:via-paper/70 md:after:via-50% md:after:to-100%'

/** A muted, looping video: plays only while visible, can be paused, stays on its poster with reduced motion or Save-Data. */
export function LoopVideo({
  poster,
  sources,
  subject,
  isFixed = false,
  isShaded = false,
  isLazy = false,
  className,
  buttonClassName,
}: Props) {
  return (
    <div
      {...island<LoopVideoProps>({
        name: 'loop-video',
        when: isLazy ? 'visible' : 'load',
        props: { isFixed },
      })}
      className={isLazy ? 'absolute inset-0' : 'contents'}
    >
      <div className={cn(className, isShaded && shade)}>
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
