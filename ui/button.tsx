import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'

type Look = 'solid' | 'line'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill px-6 py-2.5 text-small font-semibold leading-tight transition-colors disabled:cursor-not-allowed'

const looks: Record<Look, string> = {
  solid: 'bg-ink text-paper hover:bg-accent disabled:bg-strong-line',
  line: 'border border-ink text-ink hover:bg-ink hover:text-paper disabled:border-strong-line disabled:text-soft disabled:hover:bg-transparent disabled:hover:text-soft',
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; busy?: boolean }

/** A button; while `busy` it is disabled and turns a small wheel. */
export function Button({
  look = 'solid',
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classes(base, looks[look], className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = { to: string; look?: Look; className?: string; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'solid', className, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={classes(base, looks[look], className)}>
      {children}
    </Link>
  )
}

/** A small wheel that turns while something is under way. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="spinner size-5">
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity="0.3"
      />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
