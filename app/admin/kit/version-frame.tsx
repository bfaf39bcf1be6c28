import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { fitFrame } from './fit-frame.ts'
import { ToggleGroup } from './toggle-group.tsx'
import { useMediaQuery } from './use-media-query.ts'

type VersionFrameProps = {
  /** Names of the section and of the frame. */
  label: string
  title: string
  /** The address of a version. */
  src: (version: number) => string
  /** The saved version to show. */
  version: number
  /** Pixels. */
  fullWidth: number
  /** Until another one is chosen; small screens show it as a phone does. */
  initialWidth?: Width
  /** A page of the site runs its own scripts; an email has none. */
  isPage?: boolean
}

type Width = 'phone' | 'full'

const PHONE = 390

const widths = [
  { value: 'phone', name: `Phone, ${PHONE} pixels`, icon: Smartphone },
  { value: 'full', name: 'Full width', icon: Monitor },
] as const

/** What a document makes. A newer version replaces the one on the screen once it has loaded. */
export function VersionFrame(props: VersionFrameProps) {
  const { label, title, src, version, fullWidth, initialWidth = 'phone', isPage } = props
  const stage = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [chosen, setChosen] = useState<Width | null>(null)
  const width = chosen ?? (isNarrow ? 'phone' : initialWidth)
  const [shown, setShown] = useState(version)
  useEffect(() => {
    const pixels = width === 'phone' ? PHONE : fullWidth
    if (stage.current) return fitFrame(stage.current, pixels, width === 'full')
  }, [width, fullWidth])
  /** At the place to which the one before was scrolled. */
  function show(loaded: number, frame: HTMLIFrameElement) {
    const before = stage.current?.querySelector<HTMLIFrameElement>('iframe:not([aria-hidden])')
    const top = before?.contentWindow?.scrollY
    if (top && before !== frame) frame.contentWindow?.scrollTo(0, top)
    setShown(loaded)
  }

  return (
    <section aria-label={label} className="flex h-full min-h-0 flex-col gap-2">
      <ToggleGroup label="Width" options={widths} current={width} onChange={setChosen} />
      <div className="relative min-h-0 flex-1 overflow-hidden rounded-small border border-strong-line bg-raised">
        <div ref={stage} className="absolute top-0 size-full origin-top-left">
          {[...new Set([shown, version])].map((each) => (
            <iframe
              key={each}
              title={title}
              sandbox={isPage ? undefined : 'allow-same-origin'}
              src={src(each)}
              aria-hidden={each === shown ? undefined : true}
              className={cn('absolute inset-0 size-full bg-white', each !== shown && 'invisible')}
              onLoad={({ currentTarget }) => show(each, currentTarget)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
