import { useCallback, useEffect, useRef, useState } from 'react'
import { Image, type ImageProps } from '#ui/image.tsx'
import { prefersReducedMotion, savesData } from '#ui/motion.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useInView } from '#ui/use-in-view.ts'

type LoopVideoProps = {
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
  className,
  buttonClassName,
}: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [shouldPlay, setShouldPlay] = useState(false)
  const [inView, setInView] = useState(false)
  useInView(video, 0.1, useCallback(setInView, []))
  useEffect(() => setShouldPlay(!prefersReducedMotion() && !savesData()), [])

  useEffect(() => {
    if (shouldPlay && inView) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [shouldPlay, inView])

  return (
    <>
      <div className={className}>
        <Image {...poster} className="absolute inset-0 h-full w-full object-cover" />
        <video
          ref={video}
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
      <PauseButton
        playing={shouldPlay}
        subject={subject}
        onToggle={() => setShouldPlay(!shouldPlay)}
        className={buttonClassName}
      />
    </>
  )
}
