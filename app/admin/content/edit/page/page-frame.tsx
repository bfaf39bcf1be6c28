import { type LucideProps, Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import { fitFrame } from '#app/admin/kit/fit-frame.ts'
import { Notice } from '#app/admin/kit/notice.tsx'
import { ToggleGroup } from '#app/admin/kit/toggle-group.tsx'
import { OthersContext } from '#app/admin/presence/others.ts'
import { cn } from '#ui/cn.ts'
import { type Scheme, setScheme } from './color-scheme.ts'
import {
  type MarkedPlace,
  markPlace,
  type PageHandlers,
  showFirstText,
  showPlace,
  watchPage,
} from './page-events.ts'
import { addOthersStyle, showOthers } from './show-others.ts'
import { useEditedPage } from './use-edited-page.ts'

type PageFrameProps = PageHandlers & {
  document: string
  /** Address of the page with the stored draft. */
  address: string
  /** Of the stored draft. */
  version: number
  stored: unknown
  value: unknown
  /** The field in focus, or the entry that was chosen. */
  focused: MarkedPlace | null
}

/** On its side, so that it does not look like the phone. */
function WideTablet({ className, ...rest }: LucideProps) {
  return <Tablet {...rest} className={cn(className, 'rotate-90')} />
}

const widths = [
  { value: 'phone', pixels: 390, name: 'Phone, 390 pixels', icon: Smartphone },
  { value: 'tablet', pixels: 768, name: 'Tablet, 768 pixels', icon: WideTablet },
  { value: 'full', pixels: 1280, name: 'Full width', icon: Monitor },
] as const

type PageWidth = (typeof widths)[number]['value']

const schemes = [
  { value: 'light', name: 'Light', icon: Sun },
  { value: 'dark', name: 'Dark', icon: Moon },
] as const

/** The page itself beside its fields: shows every change, and opens the field of what is clicked. */
export function PageFrame({
  document: key,
  address,
  version,
  stored,
  value,
  focused,
  ...given
}: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<PageWidth>(initialWidth)
  const [isLoaded, setIsLoaded] = useState(false)
  const [scheme, setChosenScheme] = useState<Scheme | null>(null)
  const others = useContext(OthersContext)
  // The page is rendered and loaded in the background, and is finished by what is true then.
  const latest = useRef({ focused, scheme, others, stored, handlers: given })
  latest.current = { focused, scheme, others, stored, handlers: given }
  const { begin, failure } = useEditedPage(frame, key, value, version, () => {
    const page = frame.current?.contentDocument
    const { focused, scheme, others } = latest.current
    if (page && focused !== null) markPlace(page, focused)
    if (page && scheme) setScheme(page, scheme)
    if (page) showOthers(page, others)
  })

  // A new token in the address is no reason to load the page again, which would scroll it to its top.
  const [loaded, setLoaded] = useState(address)
  if (pathOf(address) !== pathOf(loaded)) setLoaded(address)
  // Set here instead of in the HTML, so that the load event is never missed.
  /** The draft that the frame has asked for: another one may be stored before it is there. */
  const loading = useRef(stored)
  useEffect(() => {
    skipSplash()
    loading.current = latest.current.stored
    frame.current?.setAttribute('src', loaded)
  }, [loaded])

  useEffect(() => {
    const { pixels } = widths.find(({ value }) => value === width) ?? widths[0]
    if (frame.current) return fitFrame(frame.current, pixels, width === 'full')
  }, [width])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page && scheme) setScheme(page, scheme)
  }, [scheme])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page && focused !== null) showPlace(page, focused)
  }, [focused])

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page?.body) showOthers(page, others)
  }, [others])

  async function onLoad() {
    const page = frame.current?.contentDocument
    if (!page || page.URL === 'about:blank') return
    setIsLoaded(true)
    watchPage(page, {
      pick: (path) => latest.current.handlers.pick(path),
      pickEntry: (entry, section) => latest.current.handlers.pickEntry(entry, section),
      type: (path, text) => latest.current.handlers.type(path, text),
      plainTextAt: (path) => latest.current.handlers.plainTextAt(path),
    })
    if (scheme) setScheme(page, scheme)
    addOthersStyle(page)
    // Pictures that load and widths that change move the sections.
    new ResizeObserver(() => showOthers(page, latest.current.others)).observe(page.body)
    await begin(loading.current)
    const { focused, others } = latest.current
    showOthers(page, others)
    if (focused === null) showFirstText(page)
    else showPlace(page, focused, 'instant')
  }

  return (
    <section aria-label="The page" className="flex h-full min-h-0 flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-2">
        <ToggleGroup label="Width" options={widths} current={width} onChange={setWidth} />
        <ToggleGroup
          label="Color scheme"
          options={schemes}
          current={scheme}
          onChange={setChosenScheme}
        />
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="relative min-h-0 flex-1 overflow-hidden rounded-small border border-strong-line bg-raised">
        <p role="status" className="p-5 text-soft">
          {!isLoaded && 'Loading the page…'}
        </p>
        <iframe
          ref={frame}
          title="The page as visitors will see it"
          className={cn('absolute top-0 origin-top-left', isLoaded && 'bg-paper')}
          onLoad={onLoad}
        />
      </div>
    </section>
  )
}

/** Pixels below which a screen is a phone's. */
const PHONE_MAX = 640

function initialWidth(): PageWidth {
  return typeof window !== 'undefined' && window.innerWidth < PHONE_MAX ? 'phone' : 'full'
}

function pathOf(address: string) {
  return address.split('?', 1)[0]
}

/** The page's splash is for a visitor's first page. */
function skipSplash() {
  try {
    sessionStorage.setItem('splash', '1')
  } catch {
    // Without storage the splash is shown.
  }
}
