import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '#ui/classes.ts'
import { hueOf } from '#ui/spectrum.ts'
import { useCurrentAnchor } from './use-current-anchor.ts'

type LandingNavProps = {
  label: string
  home: string
  links: { label: string; anchor: string }[]
  lambda: number
}

/** The landing page's own bar under the site's header; small screens get a button that opens its list. */
export function LandingNav({ label, home, links, lambda }: LandingNavProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const current = useCurrentAnchor(links)
  useFocusOnTarget()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  // What the list covers must not take the focus unseen.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <nav
      aria-label={label}
      {...hueOf(lambda)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="landing-nav"
    >
      <div className="column landing-nav-row">
        <Link to={`#${home}`} onClick={() => setOpen(false)} className="landing-nav-home">
          {label}
        </Link>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="needs-script landing-nav-button"
        >
          Page menu
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 transition-transform', open && 'rotate-180')}
          />
        </button>
        <ul id={listId} className={classes('landing-nav-list', open && 'landing-nav-open')}>
          {links.map(({ label: name, anchor }) => (
            <li key={anchor}>
              <Link
                to={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={() => setOpen(false)}
                className="landing-nav-link"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** The router scrolls to what a link names; whoever uses a keyboard or a reader must arrive there too. */
function useFocusOnTarget() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again leads there again
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1))
    if (!target) return
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [hash, key])
}
