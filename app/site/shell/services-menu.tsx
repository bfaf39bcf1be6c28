import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSite } from '#app/use-site.ts'
import type { Service } from '#model/content/service.ts'
import { paths, servicePath } from '#model/paths.ts'
import { cn } from '#ui/cn.ts'
import { hueOf } from '#ui/spectrum.ts'
import { menuServices, moreServices } from './menu-services.ts'

/** Milliseconds from the pointer leaving until the panel closes (WCAG 1.4.13). */
const CLOSE_DELAY = 160

/** The Services link and dropdown. Opens on hover or with its button; Escape closes it. */
export function ServicesMenu({ label }: { label: string }) {
  const { services } = useSite()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the dropdown
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => () => clearTimeout(closeTimer.current), [])

  // Escape must also close a panel that was opened by hover (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      if (menu.current?.contains(document.activeElement)) button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  function openOnHover(pointerType: string) {
    clearTimeout(closeTimer.current)
    if (pointerType === 'mouse') setOpen(true)
  }

  function closeLater(pointerType: string) {
    if (pointerType === 'mouse') closeTimer.current = setTimeout(() => setOpen(false), CLOSE_DELAY)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a shortcut; the button is the control
    <div
      ref={menu}
      className="services-menu relative flex h-full items-center"
      onPointerEnter={(event) => openOnHover(event.pointerType)}
      onPointerLeave={(event) => closeLater(event.pointerType)}
      onBlur={onBlur}
    >
      <NavLink
        to={paths.services}
        className={cn('nav-link', pathname.startsWith('/services/') && 'active')}
      >
        {label}
      </NavLink>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-menu"
        aria-label="Show all services"
        onClick={({ nativeEvent }) => setOpen(isByMouse(nativeEvent) || !open)}
        className="-mr-2 flex h-11 w-8 items-center justify-center"
      >
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id="services-menu"
        className={cn(
          'services-panel hairline absolute top-full left-1/2 max-h-[400px] w-[700px] -translate-x-1/2 overflow-y-auto border bg-paper p-3',
          !open && 'hidden',
        )}
      >
        <ul className="grid grid-cols-3 gap-1">
          {menuServices(services).map((service) => (
            <li key={service.slug} {...hueOf(service.lambda)}>
              <NavLink
                to={servicePath(service.slug)}
                className="grid h-full grid-rows-[auto_1fr] gap-1 rounded-card border-l-2 border-fill px-3 py-2.5 transition-colors hover:bg-tint aria-[current=page]:bg-tint"
              >
                <span className="label text-soft">{service.lambda} nm</span>
                <span className="text-small font-semibold">{service.title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <MoreServices services={moreServices(services)} />
      </div>
    </div>
  )
}

/** A mouse click never closes the panel: hovering has opened it, and moving the pointer away closes it. */
function isByMouse(click: MouseEvent) {
  return (click as PointerEvent).pointerType === 'mouse'
}

/** Services that are not in the grid, listed below it. */
function MoreServices({ services }: { services: Service[] }) {
  if (services.length === 0) return null
  return (
    <div className="mt-3 grid grid-cols-3 gap-x-1 border-t border-line pt-2">
      <p id="more-services" className="label col-span-3 px-3 py-1 text-soft">
        More services
      </p>
      <ul aria-labelledby="more-services" className="contents">
        {services.map(({ slug, title, lambda }) => (
          <li key={slug} {...hueOf(lambda)}>
            <NavLink
              to={servicePath(slug)}
              className="flex min-h-11 items-center rounded-card border-l-2 border-fill px-3 text-small transition-colors hover:bg-tint aria-[current=page]:bg-tint"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
