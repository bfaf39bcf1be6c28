import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fitFrame } from '#app/admin/kit/fit-frame.ts'
import { ToggleGroup } from '#app/admin/kit/toggle-group.tsx'
import { useMediaQuery } from '#app/admin/kit/use-media-query.ts'
import { issueHtmlPath } from '#model/admin-paths.ts'
import { cn } from '#ui/cn.ts'

type EmailFrameProps = {
  id: string
  /** The saved version to show. */
  version: number
  /** Until another one is chosen; small screens show it as a phone does. */
  initialWidth?: Width
}

const widths = [
  { value: 'phone', pixels: 390, name: 'Phone, 390 pixels', icon: Smartphone },
  { value: 'full', pixels: 720, name: 'Full width', icon: Monitor },
] as const

type Width = (typeof widths)[number]['value']

/** An issue as subscribers get it. A newer version replaces the one on the screen once it has loaded. */
export function EmailFrame({ id, version, initialWidth = 'phone' }: EmailFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [chosen, setChosen] = useState<Width | null>(null)
  const width = chosen ?? (isNarrow ? 'phone' : initialWidth)
  const [shown, setShown] = useState(version)
  useEffect(() => {
    const { pixels } = widths.find(({ value }) => value === width) ?? widths[0]
    if (stage.current) return fitFrame(stage.current, pixels, width === 'full')
  }, [width])
  /** At the place to which the one before was scrolled. */
  function show(loaded: number, frame: HTMLIFrameElement) {
    const before = stage.current?.querySelector<HTMLIFrameElement>('iframe:not([aria-hidden])')
    const top = before?.contentWindow?.scrollY
    if (top && before !== frame) frame.contentWindow?.scrollTo(0, top)
    setShown(loaded)
  }

  return (
    <section aria-label="Preview of the email" className="flex h-full min-h-0 flex-col gap-2">
      <ToggleGroup label="Width" options={widths} current={width} onChange={setChosen} />
      <div className="relative min-h-0 flex-1 overflow-hidden rounded-small border border-strong-line bg-raised">
        <div ref={stage} className="absolute top-0 size-full origin-top-left">
          {[...new Set([shown, version])].map((each) => (
            <iframe
              key={each}
              title="The email"
              sandbox="allow-same-origin"
              src={`${issueHtmlPath(id)}?version=${each}`}
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
