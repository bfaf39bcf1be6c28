import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** 'solid': main action; 'danger': deletes something; 'quiet': repeated in every row. Size 'sm' is for the admin. */
type Style =
  | { size?: 'md'; variant?: 'solid' | 'outline' }
  | { size: 'sm'; variant?: 'solid' | 'outline' | 'danger' | 'quiet' }

const base =
  'inline-flex items-center justify-center gap-2 rounded-button text-small leading-tight transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const sizes = {
  md: 'min-h-12 px-6 py-2.5 font-semibold',
  sm: 'min-h-11 justify-self-start border py-1.5 aria-pressed:border-ink aria-pressed:bg-line',
}

const variants = {
  md: {
    solid: 'bg-ink text-paper hover:bg-accent disabled:bg-strong-line',
    outline:
      'border border-ink text-ink hover:bg-ink hover:text-paper disabled:border-strong-line disabled:text-soft disabled:hover:bg-transparent disabled:hover:text-soft',
  },
  sm: {
    solid: 'border-ink bg-ink px-4 font-semibold text-paper hover:bg-accent',
    outline: 'border-strong-line px-4 font-semibold hover:border-ink',
    danger: 'border-current px-4 font-semibold text-alarm hover:bg-alarm hover:text-paper',
    quiet:
      'border-transparent px-2.5 font-medium text-soft hover:border-current hover:text-alarm focus-visible:border-current focus-visible:text-alarm',
  },
}

/** The classes of a button, for other elements such as <summary>. */
export function buttonClass(style: Style) {
  const variantClass =
    style.size === 'sm'
      ? variants.sm[style.variant ?? 'solid']
      : variants.md[style.variant ?? 'solid']
  return `${base} ${sizes[style.size ?? 'md']} ${variantClass}`
}

type ButtonProps = ComponentProps<'button'> & Style & { busy?: boolean }

/** A button. While `busy` or `aria-disabled` it ignores clicks but keeps the focus, unlike with `disabled`. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, className, children, ...rest } = props
  const isInert = busy || Boolean(rest['aria-disabled'])
  const isDimmed = size === 'sm' && (isInert || rest.disabled)
  return (
    <button
      {...rest}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? ignore : rest.onClick}
      className={cn(buttonClass(props), isDimmed && 'opacity-60', className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Also prevents the Enter key from submitting a form twice. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

type ButtonLinkProps = ComponentProps<typeof SiteLink> & Style

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, className, ...rest } = props
  return <SiteLink {...rest} className={cn(buttonClass(props), className)} />
}

/** Loading indicator. */
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
